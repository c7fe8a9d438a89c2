import { useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { Picture } from '#content-model/views.ts';
import { photoOf } from '#contract/picture-files.ts';
import { useSaved } from './stored-project.ts';

type SaveButtonProps = {
  picture: Picture;
  /** What the picture is called; without it, its alt text names the button. */
  title?: string;
  /** A `plate` lies over the picture's corner, within an element that is `relative`; `words` is a button in a row of others. */
  look?: 'plate' | 'words';
};

/** A plate has a background of its own, to be visible on any photograph. */
const looks = {
  plate:
    'absolute top-3 right-3 z-10 grid size-11 place-items-center rounded-control border border-control bg-surface text-ink transition-colors duration-150 hover:bg-sunken aria-pressed:border-transparent aria-pressed:bg-accent aria-pressed:text-on-accent',
  words: 'inline-flex min-h-11 items-center gap-1.5 py-1 text-small hover:underline hover:underline-offset-[0.35em]',
};

/** Saves a photograph in the visitor's project, or removes it. Its code is loaded with the first press. */
export function SaveButton({ picture, title = picture.alt, look = 'plate' }: SaveButtonProps) {
  const photo = photoOf(picture);
  const isSaved = useSaved().photos.includes(photo);
  // Shown at once, while the code is loaded.
  const [wanted, want] = useState<boolean | null>(null);
  const pressed = wanted ?? isSaved;

  async function toggle() {
    want(!pressed);
    const { savePicture } = await import('./save-picture.ts');
    const toast = savePicture(photo);
    want(null);
    if (toast) (await import('#app/ui/toast/toast.tsx')).showToast(toast);
  }

  return (
    <button
      type="button"
      aria-label={`Save: ${title}`}
      aria-pressed={pressed}
      // A second press while the first waits for its code would undo it.
      onClick={() => wanted === null && void toggle().catch(() => want(null))}
      className={`needs-script no-print ${looks[look]}`}
    >
      <Icon name="bookmark" size={look === 'plate' ? 22 : 18} fill={pressed ? 'currentColor' : 'none'} />
      {look === 'words' && (pressed ? 'Saved' : 'Save')}
    </button>
  );
}
