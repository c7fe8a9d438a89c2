import type { ReactNode } from 'react';
import { SaveButton } from '#app/project/save-button.tsx';
import { Caption, Photo } from '#app/ui/photo.tsx';
import type { TitledPicture } from '#content-model/views.ts';
import type { Picture } from '#contract/picture-files.ts';

type PicturePairsSectionProps = { pictures: (Picture | TitledPicture)[]; label?: string; className?: string; children?: ReactNode };

/**
 * Pictures in pairs, both as high as the taller one; the first of an odd number has the whole width. No lightbox: they
 * are large enough. Those with a title can be saved. `children` are below them.
 */
export function PicturePairsSection({ pictures, label = 'Pictures', className = '', children }: PicturePairsSectionProps) {
  return (
    <section aria-label={label} className={`page grid gap-10 pb-(--section) sm:grid-cols-2 ${className}`}>
      {pictures.map((picture, index) => {
        const wide = index === 0 && pictures.length % 2 === 1;
        return (
          <figure
            key={picture.name}
            className={`relative sm:row-span-2 sm:grid sm:grid-cols-1 sm:grid-rows-subgrid sm:gap-y-0 ${wide ? 'sm:col-span-2' : ''}`}
          >
            <Photo
              picture={picture}
              sizes={wide ? '(min-width: 90rem) 82rem, 88vw' : '(min-width: 48rem) 46vw, 88vw'}
              shape="own"
              className={`w-full self-stretch ${wide ? 'sm:aspect-3/2' : ''}`}
            />
            {'title' in picture && <SaveButton picture={picture} />}
            <Caption picture={picture} />
          </figure>
        );
      })}
      {children}
    </section>
  );
}
