import { SaveButton } from '#app/project/save-button.tsx';
import { isUpright, Photo } from '#app/ui/photo.tsx';
import type { GalleryItem } from '#content-model/views.ts';
import { picturePagePath } from '#contract/page-paths.ts';
import { columnSpans } from './column-spans.ts';
import { pictureLinkId } from './gallery-ids.ts';

/** The pictures of a row end at one line, however long their captions are. */
const rowClass = 'row-span-2 grid grid-cols-1 grid-rows-subgrid gap-y-0';

type GalleryGridProps = { pictures: GalleryItem[]; leads?: boolean; heading?: 'h2' | 'h3'; className?: string };

/**
 * The pictures with their titles. Each links to its own page, or opens the lightbox if there is one. On phones every
 * fourth has the width of the screen and, except the first, is upright. If the grid `leads` the page, the first picture
 * is fetched at once.
 */
export function GalleryGrid({ pictures, leads = false, heading: Heading = 'h2', className = '' }: GalleryGridProps) {
  const uprights = pictures.map(isUpright);
  const [onTablet, onDesktop] = [columnSpans(uprights, 2), columnSpans(uprights, 3)];
  return (
    <ul className={`grid gap-x-10 gap-y-8 md:grid-cols-2 md:gap-y-10 lg:grid-cols-3 print:grid-cols-3 print:gap-4 ${className}`}>
      {pictures.map((picture, index) => {
        const toEdge = index % 4 === 0;
        const upright = (toEdge && index > 0) || isUpright(picture);
        const wideClass = `${onTablet[index] === 2 ? 'md:max-lg:wide-item' : ''} ${onDesktop[index] === 2 ? 'lg:wide-item' : ''}`;
        return (
          <li key={picture.photo} className={`relative ${rowClass} ${wideClass} ${toEdge ? 'max-md:-mx-(--gutter)' : ''}`}>
            <a
              id={pictureLinkId(picture.photo)}
              href={picturePagePath(picture.photo)}
              data-picture={picture.photo}
              className={`group ${rowClass}`}
            >
              <Photo
                picture={picture}
                fewSizes
                sizes={`(min-width: 64rem) 60vw, (min-width: 48rem) 46vw, ${upright ? 130 : 88}vw`}
                priority={leads && index === 0}
                className={`w-full self-stretch print:aspect-3/2 ${upright ? 'max-md:aspect-4/5' : ''} ${isUpright(picture) ? 'md:aspect-4/5' : ''}`}
              />
              <Heading className={`mt-3 font-display text-entry group-hover:text-accent ${toEdge ? 'max-md:px-(--gutter)' : ''}`}>
                {picture.title}
              </Heading>
            </a>
            <SaveButton picture={picture} />
          </li>
        );
      })}
    </ul>
  );
}
