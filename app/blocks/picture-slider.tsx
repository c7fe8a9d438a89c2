import { isUpright, Photo } from '#app/ui/photo.tsx';
import type { Picture } from '#contract/picture-files.ts';

type SliderItem = { name: string; picture: Picture; text?: string };

/**
 * Two pictures or more of one place, from one camera. With script they lie over each other, all cropped around the focus
 * of the last, and a slider leads from one to the next (start-picture-sliders.ts). At first the right half is the last one,
 * and the left half the one before.
 */
export function PictureSlider({ label, items }: { label: string; items: SliderItem[] }) {
  const last = items.at(-1) as SliderItem;
  const upright = isUpright(last.picture);
  const pair = items.length === 2;
  return (
    <div
      data-picture-slider
      className={`grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] gap-4 scripted:grid-cols-[minmax(0,1fr)] scripted:gap-0 ${upright ? 'max-w-3xl' : 'max-w-5xl'} [--line:50%]`}
    >
      <span className="relative z-1 col-start-1 row-start-1 ml-[calc(var(--line)-2px)] hidden w-0.5 bg-on-night scripted:block" />
      <div className="needs-script row-start-2 mt-2 print:hidden">
        {/* A pair's slider runs from right to left, so that its thumb is at the line between the pictures. */}
        <input
          type="range"
          dir={pair ? 'rtl' : undefined}
          // Without it steps would begin at the value below.
          min={0}
          max={items.length - 1}
          step={pair ? 0.05 : 0.5}
          defaultValue={items.length - 1.5}
          aria-label={label}
          className="h-11 w-full cursor-ew-resize"
        />
        <p aria-hidden="true" className="flex justify-between gap-x-6 text-small text-ink-soft">
          <span>{items[0]?.name}</span>
          <span>{last.name}</span>
        </p>
      </div>
      {items.map(({ name, picture, text }, index) => (
        <figure key={name} data-shown={index === items.length - 1 ? '' : undefined} className="group last:[--cut:50%] scripted:contents">
          <Photo
            picture={{ ...picture, focus: last.picture.focus }}
            fewSizes={!pair}
            sizes="(min-width: 72rem) 64rem, 88vw"
            shape={upright ? 'upright' : 'landscape'}
            className={`scripted:col-start-1 scripted:row-start-1 ${index > 0 ? 'scripted:[clip-path:inset(0_0_0_var(--cut,0%))]' : ''}`}
          />
          <figcaption
            className={`mt-3 max-w-[54ch] scripted:col-start-1 scripted:row-start-3 scripted:group-not-data-shown:invisible ${text ? '' : 'scripted:hidden'}`}
          >
            <p className={text ? 'font-display text-subheading' : 'text-small text-ink-soft'}>{name}</p>
            {text && <p className="mt-1 text-small text-ink-soft">{text}</p>}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
