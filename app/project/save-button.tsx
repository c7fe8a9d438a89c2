import { useEffect } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { TitledPicture } from '#content-model/views.ts';
import { showSaved } from './show-saved.ts';

type SaveButtonProps = {
  picture: Pick<TitledPicture, 'photo' | 'title'>;
  /** A `plate` lies over the corner of the picture in a `relative` element; `text` is a button in a row of others. */
  variant?: 'plate' | 'text';
};

/** A plate has a background of its own, to be visible on any photograph. */
const variants = {
  plate:
    'absolute top-3 right-3 z-10 grid size-11 place-items-center rounded-control border border-control bg-surface text-ink transition-colors hover:bg-sunken aria-pressed:border-transparent aria-pressed:bg-accent aria-pressed:text-on-accent',
  text: 'inline-flex min-h-11 items-center gap-1.5 py-1 text-small hover:underline hover:underline-offset-[0.35em]',
};

/** Saves a photograph in the visitor's project, or removes it: app/project/start-project-buttons.ts handles its presses. */
export function SaveButton({ picture, variant = 'plate' }: SaveButtonProps) {
  // A button that an island renders comes after the page has marked the others.
  useEffect(showSaved, []);
  return (
    <button
      type="button"
      data-save={picture.photo}
      aria-label={variant === 'plate' ? `Save ${picture.title}` : undefined}
      aria-pressed={false}
      className={`group/save needs-script no-print ${variants[variant]}`}
    >
      <Icon name="bookmark" size={variant === 'plate' ? 22 : 18} className="group-aria-pressed/save:fill-current" />
      {variant === 'text' && (
        <>
          <span className="group-aria-pressed/save:hidden">Save</span>
          <span className="hidden group-aria-pressed/save:inline">Saved</span>
          <span className="sr-only">{picture.title}</span>
        </>
      )}
    </button>
  );
}
