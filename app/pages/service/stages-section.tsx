import { Photo } from '#app/ui/photo.tsx';
import type { ServiceView } from '#content-model/views.ts';

/**
 * One room from one camera at several moments of the work. With script its pictures lie over each other, and a slider
 * leads from stage to stage (draw-stages.ts).
 */
export function StagesSection({ heading, items }: NonNullable<ServiceView['stages']>) {
  return (
    <section aria-labelledby="stages-heading" className="page pb-(--section)">
      <h2 id="stages-heading" className="font-display text-heading">
        {heading}
      </h2>
      <div data-stages className="stages mt-8 [--line:0%]">
        <div className="needs-script mt-2 print:hidden">
          <input
            type="range"
            min={0}
            max={items.length - 1}
            defaultValue={0}
            aria-label="Stage of the work"
            aria-valuetext={items[0]?.name}
            className="h-11 w-full cursor-ew-resize accent-accent"
          />
          <p aria-hidden="true" className="flex justify-between gap-x-6 text-small text-ink-soft">
            <span>{items[0]?.name}</span>
            <span>{items.at(-1)?.name}</span>
          </p>
        </div>
        {items.map(({ name, picture, text }, index) => (
          <figure key={name} data-shown={index === 0 ? '' : undefined}>
            <Photo picture={picture} slot sizes="(min-width: 64rem) 66vw, 88vw" />
            <figcaption className="max-w-[54ch]">
              <p className="font-display text-subheading">{name}</p>
              <p className="mt-1 text-small text-ink-soft">{text}</p>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
