import { PictureSlider } from '#app/blocks/picture-slider.tsx';
import type { View } from '#content-model/views.ts';

/** A room at several moments of the work. */
export function StagesSection({ heading, items }: NonNullable<View<'service'>['stages']>) {
  return (
    <section aria-labelledby="stages-heading" className="page grid gap-x-10 gap-y-8 pb-(--section) lg:grid-cols-12">
      <h2 id="stages-heading" className="font-display text-heading lg:col-span-3">
        {heading}
      </h2>
      <div className="lg:col-span-9">
        <PictureSlider label="Stage of the work" items={items} />
      </div>
    </section>
  );
}
