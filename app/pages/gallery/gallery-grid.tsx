import { SaveButton } from '#app/project/save-button.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { GalleryItem } from '#content-model/views.ts';
import { picturePath } from '#contract/fixed-pages.ts';

/** The pictures with their titles. Each links to its own page; where there is a lightbox, that shows it. */
export function GalleryGrid({ pictures }: { pictures: GalleryItem[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 max-[20rem]:grid-cols-1 md:gap-x-8 md:gap-y-10 lg:grid-cols-3 print:grid-cols-3 print:gap-4">
      {pictures.map((picture, index) => {
        const phone = phones[placeOnPhone(index, pictures.length)];
        return (
          <li key={picture.slug} className={`relative ${phone.place} ${widthOf(index, pictures.length)}`}>
            <figure className="group relative flex h-full flex-col">
              <Photo
                picture={picture}
                slot
                sizes={`(min-width: 64rem) 60vw, (min-width: 48rem) 46vw, ${phone.sizes}`}
                priority={index === 0}
                className={`relative aspect-3/2 md:grow print:aspect-3/2 ${index === 0 ? '' : phone.shape}`}
              />
              <figcaption className={`mt-3 ${phone.words}`}>
                <h2 className="font-display leading-snug md:text-[1.25rem] print:text-body">
                  <a
                    id={`picture-${picture.slug}`}
                    href={picturePath(picture.slug)}
                    data-picture={picture.slug}
                    className="after:absolute after:inset-0 group-hover:text-accent"
                  >
                    {picture.title}
                  </a>
                </h2>
              </figcaption>
            </figure>
            <SaveButton picture={picture} />
          </li>
        );
      })}
    </ul>
  );
}

/** On phones one picture from edge to edge, then a pair. */
const phones = {
  edge: {
    place: 'max-md:col-span-2 max-md:-mx-(--gutter) max-[20rem]:col-span-1',
    shape: 'max-md:aspect-4/5',
    words: 'max-md:px-(--gutter) text-[1.25rem]',
    sizes: '130vw',
  },
  pair: { place: '', shape: 'max-md:aspect-4/5', words: '', sizes: '70vw' },
  alone: { place: 'max-md:col-span-2 max-[20rem]:col-span-1', shape: '', words: 'text-[1.25rem]', sizes: '88vw' },
};

function placeOnPhone(index: number, count: number): keyof typeof phones {
  if (index % 3 === 0) return 'edge';
  return index === count - 1 && index % 3 === 1 ? 'alone' : 'pair';
}

/**
 * The first pictures are wide where the last row would have a hole: in two columns the first of an odd number, in three as many as
 * are missing to full rows. Paper keeps equal columns.
 */
function widthOf(index: number, count: number): string {
  const missing = (3 - (count % 3)) % 3;
  const inTwo = index === 0 && count % 2 === 1 ? 'md:max-lg:col-span-2' : '';
  if (count === 1) return 'md:col-span-2 print:col-span-1';
  const isWide = (missing > 0 && index === 0) || (missing === 2 && index === count - 1);
  return `${inTwo} ${isWide ? 'lg:col-span-2' : ''} print:col-span-1`;
}
