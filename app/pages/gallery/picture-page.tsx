import { GalleryClosing } from '#app/blocks/closing-section.tsx';
import { ServiceLinks } from '#app/blocks/service-links.tsx';
import { SaveButton } from '#app/project/save-button.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { isUpright, Photo } from '#app/ui/photo.tsx';
import { StandaloneLink } from '#app/ui/text-link.tsx';
import type { View } from '#content-model/views.ts';
import { contactPath, fixedPages } from '#contract/page-paths.ts';
import { GalleryGrid } from './gallery-grid.tsx';

/** One picture of the gallery at an address of its own: what a shared link opens, and what there is without script. */
export function PicturePage({ picture, walk, room, services, previous, next, others, closing }: View<'picture'>) {
  const upright = isUpright(picture);
  return (
    <>
      {/* On a wide screen the words are beside the picture, so that both are seen whole; beside an upright one on a tablet too. */}
      <div className={`page grid gap-x-10 pb-(--section) ${upright ? 'md:picture-beside' : 'lg:picture-beside'}`}>
        <Photo
          picture={picture}
          sizes={upright ? 'min(88vw, 64svh)' : '(min-width: 64rem) 60vw, (min-width: 48rem) 100vw, 88vw'}
          priority
          shape="own"
          className={upright ? 'h-[56svh] max-w-full md:h-[min(80svh,66vw)]' : 'max-lg:-mx-(--gutter) lg:h-[min(66svh,40vw,36rem)]'}
        />
        <div className="grid gap-y-5 pt-7 md:pt-10">
          <div>
            <p className="no-print -my-2 flex flex-wrap items-center gap-x-3 text-small text-ink-soft">
              <StandaloneLink size="lg" href={fixedPages.gallery.path}>
                {fixedPages.gallery.name}
              </StandaloneLink>
              <span aria-hidden="true">/</span>
              <StandaloneLink size="lg" href={room.path}>
                {room.name}
              </StandaloneLink>
            </p>
            <h1 className="mt-3 font-display text-title">{picture.title}</h1>
            <div className="mt-3 flex flex-wrap gap-x-6">
              {services.length > 0 && <p className="w-full text-small text-ink-soft">Our services for this kind of room</p>}
              <ServiceLinks services={services} />
            </div>
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <ButtonLink href={contactPath(picture.photo, 'picture')}>Ask for one like this</ButtonLink>
            <SaveButton picture={picture} variant="text" />
            {walk && (
              <ButtonLink variant="link" className="text-small" href={walk.path}>
                {walk.linkText}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
      <nav aria-label="Other pictures" className="no-print page pb-(--section)">
        <div className="grid grid-cols-2 gap-6 border-y border-line py-4 max-[20rem]:grid-cols-1">
          <NeighbourLink {...previous} word="Previous" />
          <NeighbourLink {...next} word="Next" />
        </div>
      </nav>
      <section aria-labelledby="others-heading" className="page pb-(--section)">
        <h2 id="others-heading" className="mb-8 font-display text-heading">
          {others.heading}
        </h2>
        <GalleryGrid pictures={others.pictures} heading="h3" />
      </section>
      <GalleryClosing {...closing} />
    </>
  );
}

function NeighbourLink({ title, path, word }: View<'picture'>['next'] & { word: 'Previous' | 'Next' }) {
  return (
    <a href={path} className="group flex min-h-14 items-center gap-4 last:flex-row-reverse last:text-right">
      <Icon name={word === 'Next' ? 'arrow-right' : 'arrow-left'} className="text-accent" />
      <span>
        <span className="block text-small text-ink-soft">{word} picture</span>
        <span className="font-display text-entry group-hover:text-accent max-sm:hidden">{title}</span>
      </span>
    </a>
  );
}
