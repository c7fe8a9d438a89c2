import { Stages } from '#app/blocks/stages.tsx';
import type { ServiceView } from '#content-model/views.ts';

/** A room at several moments of the work. */
export function StagesSection({ heading, items }: NonNullable<ServiceView['stages']>) {
  return (
    <section aria-labelledby="stages-heading" className="page grid gap-y-8 pb-(--section)">
      <h2 id="stages-heading" className="font-display text-heading">
        {heading}
      </h2>
      <Stages label="Stage of the work" items={items} />
    </section>
  );
}
