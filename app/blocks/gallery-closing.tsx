import type { ComponentProps } from 'react';
import { ClosingSection } from '#app/blocks/closing-section.tsx';
import { QuoteTrigger } from '#app/quote/quote-trigger.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

/** The last words of a page of pictures. */
export function GalleryClosing(words: Omit<ComponentProps<typeof ClosingSection>, 'children'>) {
  return (
    <ClosingSection {...words}>
      <ButtonLink href="/contact">Start Your Project</ButtonLink>
      <QuoteTrigger variant="outline" />
    </ClosingSection>
  );
}
