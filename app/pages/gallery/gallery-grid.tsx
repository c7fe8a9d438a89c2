import { Link } from 'react-router';
import { Photo } from '#app/ui/photo.tsx';
import type { GalleryItem } from '#content-model/views.ts';
import { answerClick, openedHere } from './lightbox.tsx';

/** The pictures with their titles. Each links to its own address, where the lightbox shows it. */
export function GalleryGrid({ pictures, room }: { pictures: GalleryItem[]; room: string | null }) {
  return (
    <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-4">
      {pictures.map((picture, index) => (
        <li key={picture.slug}>
          <figure className="group relative">
            <Photo picture={picture} slot sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 46vw, 88vw" priority={index === 0} />
            <figcaption className="mt-3 flex items-baseline justify-between gap-4">
              <h2 className="font-display text-[1.25rem] leading-snug">
                <Link
                  id={`picture-${picture.slug}`}
                  to={{ search: search(picture.slug, room) }}
                  state={openedHere}
                  preventScrollReset
                  onClick={answerClick}
                  className="after:absolute after:inset-0 group-hover:text-accent"
                >
                  {picture.title}
                </Link>
              </h2>
              <span className="shrink-0 text-caption text-ink-soft">{picture.room}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

function search(slug: string, room: string | null): string {
  return new URLSearchParams({ ...(room ? { room } : {}), picture: slug }).toString();
}
