import { Points } from '#app/blocks/points.tsx';
import { Section } from '#app/blocks/section.tsx';
import { LineLink } from '#app/ui/text-link.tsx';
import type { View } from '#content-model/views.ts';
import { termsPath } from '#contract/fixed-pages.ts';

/** Four reasons to choose the studio. A claim that has conditions says so and leads to them. */
export function ReasonsSection({ items, ...heading }: View<'home'>['reasons']) {
  return (
    <Section id="reasons" {...heading} sunken>
      <Points items={items.map(asPoint)} variant="columns" columns={4} />
    </Section>
  );
}

function asPoint({ title, text, claim, terms }: View<'home'>['reasons']['items'][number]) {
  return { title, text, belowTitle: terms && <LineLink href={termsPath(claim)}>*T&C Apply</LineLink> };
}
