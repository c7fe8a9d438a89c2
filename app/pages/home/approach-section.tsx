import { Points } from '#app/blocks/points.tsx';
import { Caption, Photo } from '#app/ui/photo.tsx';
import type { View } from '#content-model/views.ts';

/** How the studio works, in three steps beside one tall picture. */
export function ApproachSection({ heading, text, items, picture }: View<'home'>['approach']) {
  return (
    <section className="page grid gap-x-10 gap-y-10 py-(--section) lg:grid-cols-12">
      {picture && (
        <figure className="lg:col-span-5">
          <Photo picture={picture} fewSizes className="lg:aspect-4/5" />
          <Caption picture={picture} />
        </figure>
      )}
      <div className="lg:col-span-6 lg:col-start-7 lg:pt-12">
        <h2 className="font-display text-heading">{heading}</h2>
        {text && <p className="mt-4 max-w-[52ch] text-ink-soft">{text}</p>}
        <Points items={items} variant="rows" columns={1} numbered />
      </div>
    </section>
  );
}
