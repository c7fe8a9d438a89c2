import { ClosingSection } from '#app/blocks/closing-section.tsx';
import { PageHeading } from '#app/blocks/page-heading.tsx';
import { PlannerLink } from '#app/blocks/planner-link.tsx';
import { QuoteTrigger } from '#app/quote/quote-trigger.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Island } from '#app/ui/island/island.tsx';
import type { GalleryView } from '#content-model/views.ts';
import { Gallery } from './gallery.island.tsx';

export function Page({ hero, rooms, pictures, invitation, closing }: GalleryView) {
  return (
    <>
      <PageHeading heading={hero.heading} text={hero.text}>
        <PlannerLink words={invitation} />
      </PageHeading>
      <Island of={Gallery} props={{ rooms, pictures }} />
      <ClosingSection {...closing}>
        <ButtonLink href="/contact">Start Your Project</ButtonLink>
        <QuoteTrigger variant="outline" />
      </ClosingSection>
    </>
  );
}
