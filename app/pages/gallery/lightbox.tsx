import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { GalleryItem } from '#content-model/views.ts';
import { avifSet, largeJpeg } from '#contract/picture-files.ts';
import { useSwipe } from './use-swipe.ts';

const lightboxId = 'lightbox';

type LightboxProps = {
  pictures: GalleryItem[];
  open: GalleryItem | undefined;
  /** Puts a picture's address in place of the current one, or with null leaves the lightbox. */
  show: (slug: string | null) => void;
};

/**
 * One picture over the whole screen. Opening it is a step in the browser's history, so Back closes it; moving on inside
 * is not, so Back never walks through every picture. Escape, the close button and the backdrop go back as well.
 */
export function Lightbox({ pictures, open, show }: LightboxProps) {
  const close = useClose(open, show);
  const index = open ? pictures.indexOf(open) : -1;
  const step = (by: number) => show(pictures[(index + by + pictures.length) % pictures.length]?.slug ?? null);
  const swipe = useSwipe(step);
  useShown(open);

  function stepByKey(event: React.KeyboardEvent) {
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  }

  return (
    <Dialog
      id={lightboxId}
      labelledBy={open && 'lightbox-title'}
      onOpenChange={(isOpen) => !isOpen && open && close()}
      onKeyDown={stepByKey}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-night text-on-night backdrop:bg-night"
    >
      {open && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button do the same
        // biome-ignore lint/a11y/noStaticElementInteractions: the area around the picture is the backdrop of this full-screen dialog
        <div
          className="grid h-full touch-pan-y touch-pinch-zoom grid-rows-[auto_minmax(0,1fr)_auto]"
          {...swipe}
          onClick={(event) => !(event.target as Element).closest('button,img,p,h2') && close()}
        >
          <div className="flex items-center justify-between gap-4 px-(--gutter) pt-3">
            <p className="text-small opacity-80">
              {index + 1} of {pictures.length}
            </p>
            <Button variant="ghost" size="icon" aria-label="Close" onClick={close} className="hover:bg-on-night/15">
              <Icon name="close" size={24} />
            </Button>
          </div>
          <picture className="flex min-h-0 items-center justify-center p-2 sm:px-20">
            <source type="image/avif" srcSet={avifSet(open)} sizes="100vw" />
            <img
              key={open.slug}
              src={largeJpeg(open)}
              alt={open.alt}
              width={open.width}
              height={open.height}
              draggable={false}
              className={`max-h-full w-auto max-w-full object-contain tone-${open.tone}`}
            />
          </picture>
          <div className="flex items-center justify-between gap-4 px-(--gutter) pb-5">
            <Button variant="outline" size="icon" aria-label="Previous picture" onClick={() => step(-1)}>
              <Icon name="arrow-left" />
            </Button>
            <div className="text-center" aria-live="polite">
              <h2 id="lightbox-title" className="font-display text-subheading">
                {open.title}
              </h2>
              <p className="text-caption opacity-80">{open.room}</p>
            </div>
            <Button variant="outline" size="icon" aria-label="Next picture" onClick={() => step(1)}>
              <Icon name="arrow-right" />
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

/**
 * Darkens the screen at once, for a link that is about to name a picture: rendering the lightbox takes a cheap phone a sixth
 * of a second. A click that opens another tab or window changes nothing here.
 */
export function answerClick({ button, altKey, ctrlKey, metaKey, shiftKey }: React.MouseEvent): void {
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  (document.getElementById(lightboxId) as HTMLDialogElement).showModal();
}

/** Keeps the native dialog in step with the address, and gives focus back to the last picture's own link. */
function useShown(open: GalleryItem | undefined) {
  const last = useRef<string>(undefined);
  useEffect(() => {
    const dialog = document.getElementById(lightboxId) as HTMLDialogElement;
    if (open) {
      if (!dialog.open) dialog.showModal();
      // Opened by a click it had no button yet to give the focus to.
      if (!last.current) dialog.querySelector('button')?.focus();
      last.current = open.slug;
    } else if (dialog.open || last.current) {
      dialog.close();
      document.getElementById(`picture-${last.current}`)?.focus();
      last.current = undefined;
    }
  }, [open]);
}

/** What the gallery's own links leave in the history entry of a picture. */
export const openedHere = { openedHere: true };

/** Back where this page opened the lightbox; where the visitor came straight to the picture, the gallery takes its place. */
function useClose(open: GalleryItem | undefined, show: LightboxProps['show']) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const leaving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening can be left once
  useEffect(() => {
    leaving.current = false;
  }, [open]);
  return () => {
    // A double click must not go back twice, out of the gallery.
    if (leaving.current) return;
    leaving.current = true;
    if (state?.openedHere) navigate(-1);
    else show(null);
  };
}
