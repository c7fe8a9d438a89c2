import { Photo } from '#app/ui/photo.tsx';
import type { Picture } from '#content-model/views.ts';

/** The other pictures of a service, hung as on a wall: one wide, then pairs. No lightbox: they are as large as they get. */
export function ServicePictures({ pictures }: { pictures: Picture[] }) {
  // An odd one out takes the whole width, so that no picture stands beside a gap.
  const wideFirst = pictures.length % 2 === 1;
  return (
    <section aria-label="Pictures" className="page grid gap-x-8 gap-y-10 py-(--section) md:grid-cols-2">
      {pictures.map((picture, index) => (
        <figure key={picture.name} className={wideFirst && index === 0 ? 'md:col-span-2' : ''}>
          <Photo
            picture={picture}
            ratio="3/2"
            sizes={wideFirst && index === 0 ? '(min-width: 90rem) 82rem, 88vw' : '(min-width: 48rem) 46vw, 88vw'}
            className={wideFirst && index === 0 ? 'md:aspect-[2/1]' : ''}
          />
          {picture.caption && <figcaption className="mt-3 text-caption text-ink-soft">{picture.caption}</figcaption>}
        </figure>
      ))}
    </section>
  );
}
