import { useEffect, useRef, useState } from 'react';
import { hasModifier } from '#app/lib/has-modifier.ts';
import { setQuery } from '#app/lib/location.ts';
import { SaveButton } from '#app/project/save-button.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { StepButton } from '#app/ui/carousel/carousel.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { closeDialog } from '#app/ui/dialogs.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Wake } from '#app/ui/island/island.tsx';
import { useLocation } from '#app/ui/use-location.ts';
import type { GalleryItem } from '#content-model/views.ts';
import { contactPath, photoInQuery, picturePagePath, pictureQuery } from '#contract/page-paths.ts';
import { avifSrcset, largeJpegPath } from '#contract/picture-files.ts';
import { lightboxId, pictureLinkId } from './gallery-ids.ts';
import { useSwipe } from './use-swipe.ts';

Lightbox.wake = ['used'] satisfies Wake[];

/**
 * The picture that the address names, over the whole screen. start-lightbox.ts opens and closes it. Moving to another
 * picture adds no history entry.
 */
export function Lightbox({ pictures }: { pictures: GalleryItem[] }) {
  const shownPhoto = photoInQuery(useLocation('search'));
  const shownPicture = pictures.find(({ photo }) => photo === shownPhoto);
  const index = shownPicture ? pictures.indexOf(shownPicture) : -1;
  const step = (by: number) => {
    const next = pictures[(index + by + pictures.length) % pictures.length];
    if (shownPicture && next) setQuery(pictureQuery(next.photo));
  };
  useFocus(shownPicture);

  function stepByKey(event: React.KeyboardEvent) {
    if (hasModifier(event)) return;
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  }

  return (
    <dialog
      id={lightboxId}
      aria-labelledby={shownPicture && 'lightbox-title'}
      aria-label={shownPicture ? undefined : 'Picture'}
      onKeyDown={stepByKey}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-night text-on-night backdrop:bg-night [--toasts-bottom:min(12rem,40dvh)]"
    >
      {/* In the document, so that there is a way back while the code of the island is not there. */}
      <Button
        variant="ghost"
        size="icon"
        aria-label="Close"
        data-closes={lightboxId}
        className="fixed top-2 right-[calc(var(--gutter)-0.5rem)] z-1 bg-night hover:bg-on-night/15"
      >
        <Icon name="close" size={24} />
      </Button>
      {shownPicture && <LightboxPicture picture={shownPicture} position={`${index + 1} of ${pictures.length}`} step={step} />}
    </dialog>
  );
}

// The picture takes the space that its text leaves, and with large text never less than this. Magnified to 400 % it takes
// most of the screen, with the text below.
const gridClass =
  'relative grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[minmax(30dvh,1fr)_auto] pt-15 [@media(height<20rem)]:grid-rows-[85dvh_auto]';
// On an upright phone the picture is as tall as possible, at most 4:5; a finger moves it sideways.
const fittedClass =
  'max-h-full w-auto max-w-full object-contain portrait:max-sm:h-full portrait:max-sm:max-h-[125vw] portrait:max-sm:max-w-none';

/** The arrow keys scroll an enlarged picture. */
const scrollable = {
  role: 'group',
  'aria-label': 'Enlarged picture: arrow keys move it',
  tabIndex: 0,
  onKeyDown: (event: React.KeyboardEvent) => event.stopPropagation(),
};

type PictureProps = { picture: GalleryItem; position: string; step: (by: number) => void };
type ControlsProps = PictureProps & { enlarged: boolean; toggleEnlarged: () => void };

function LightboxPicture({ picture, position, step }: PictureProps) {
  const [enlargedPhoto, setEnlarged] = useState<string>();
  const enlarged = enlargedPhoto === picture.photo;
  const toggleEnlarged = () => setEnlarged(enlarged ? undefined : picture.photo);
  const view = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(view, step);
  const { photo, focus } = picture;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture, or its enlargement, begins at its focal point
  useEffect(() => {
    const { scrollWidth = 0, clientWidth = 0, scrollHeight = 0, clientHeight = 0 } = view.current ?? {};
    // On a low screen the button is below the picture.
    if (enlarged) view.current?.scrollIntoView({ block: 'nearest' });
    view.current?.scrollTo(((scrollWidth - clientWidth) * focus.x) / 100, ((scrollHeight - clientHeight) * focus.y) / 100);
  }, [enlarged, photo]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button do the same
    // biome-ignore lint/a11y/noStaticElementInteractions: the area around the picture is the backdrop of this full-screen dialog
    <div
      className={`${gridClass} ${enlarged ? '' : 'swiped-sideways'}`}
      {...(enlarged ? {} : swipe)}
      onClick={({ target, currentTarget, detail }) => {
        // Not the second click of the double click that opened it.
        if (detail < 2 && [currentTarget, view.current].includes(target as HTMLDivElement)) closeDialog(lightboxId);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does what a double tap does */}
      <div
        ref={view}
        {...(enlarged ? scrollable : {})}
        onDoubleClick={(event) => event.target instanceof HTMLImageElement && toggleEnlarged()}
        className={`flex min-h-0 ${enlarged ? 'overflow-auto -outline-offset-4' : 'overflow-hidden lg:px-20'}`}
      >
        <picture className="contents">
          <source
            type="image/avif"
            srcSet={avifSrcset(picture)}
            sizes={enlarged ? '300vw' : '(width < 36rem) and (orientation: portrait) 150vw, 100vw'}
          />
          <img
            key={picture.photo}
            src={largeJpegPath(picture)}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            draggable={false}
            className={`m-auto tone-${picture.tone} ${enlarged ? 'w-[clamp(100%,1600px,200%)] max-w-none shrink-0 portrait:max-sm:w-[300%]' : fittedClass}`}
          />
        </picture>
      </div>
      <PictureControls picture={picture} position={position} step={step} enlarged={enlarged} toggleEnlarged={toggleEnlarged} />
    </div>
  );
}

/** The title and the buttons. The arrows are at the lower edge, so that they do not move from picture to picture. */
function PictureControls({ picture, position, step, enlarged, toggleEnlarged }: ControlsProps) {
  const url = new URL(picturePagePath(picture.photo), location.href).href;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-end gap-x-2 gap-y-1 px-(--gutter) pt-5 pb-3 max-sm:pt-3 max-sm:pb-2">
      <div className="col-span-full text-center" aria-live="polite">
        <h2 id="lightbox-title" className="font-display text-subheading">
          {picture.title}
        </h2>
        <p className="text-small opacity-80">{picture.room}</p>
        <p className="absolute top-0 left-(--gutter) flex h-15 items-center text-small opacity-80">{position}</p>
      </div>
      <StepButton by={-1} what="picture" onClick={() => step(-1)} />
      <div className="flex flex-wrap justify-center gap-x-4 max-[20rem]:col-span-full max-[20rem]:row-start-3 sm:gap-x-6">
        <SaveButton key={`save ${picture.photo}`} picture={picture} variant="text" />
        <Button variant="link" className="text-small" onClick={toggleEnlarged}>
          {enlarged ? 'Show whole' : 'Enlarge'}
        </Button>
        {'share' in navigator ? (
          <Button variant="link" className="text-small" onClick={() => void navigator.share({ title: picture.title, url }).catch(() => {})}>
            Share
          </Button>
        ) : (
          <CopyButton key={picture.photo} variant="link" text={url} what="link" />
        )}
        {picture.walk && (
          <ButtonLink variant="link" className="text-small" href={picture.walk.path}>
            {picture.walk.linkText}
          </ButtonLink>
        )}
        <ButtonLink size="sm" className="self-center" href={contactPath(picture.photo, 'picture')}>
          Ask for one like this
        </ButtonLink>
      </div>
      <StepButton by={1} what="picture" className="col-start-3" onClick={() => step(1)} />
    </div>
  );
}

/** Moves the focus into the dialog once it has a button, and back to the link of the picture that was shown last. */
function useFocus(shownPicture: GalleryItem | undefined) {
  const last = useRef<GalleryItem>(undefined);
  useEffect(() => {
    const dialog = document.getElementById(lightboxId) as HTMLDialogElement;
    if (!shownPicture && last.current) {
      const link = document.getElementById(pictureLinkId(last.current.photo));
      link?.focus();
      // Then the browser restores where the page was scrolled when the first picture was opened.
      requestAnimationFrame(() => link?.scrollIntoView({ block: 'nearest' }));
    }
    // From picture to picture the focus stays on the button that was pressed.
    if (shownPicture && !document.activeElement?.closest('dialog button')) dialog.querySelector('button')?.focus();
    last.current = shownPicture;
  }, [shownPicture]);
}
