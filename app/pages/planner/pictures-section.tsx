import { useRef } from 'react';
import { SectionHeading } from '#app/blocks/section-heading.tsx';
import { focusButtonAt, focusMain } from '#app/lib/focus.ts';
import { mayRemovePicture, savePicture } from '#app/project/project-changes.ts';
import { SaveButton } from '#app/project/save-button.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { controlClass } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { QuietLink } from '#app/ui/text-link.tsx';
import type { SavablePicture } from '#content-model/views.ts';
import { maxLengthFor } from '#contract/lib/text-length.ts';
import { projectLimits } from '#contract/limits.ts';
import { fixedPages } from '#contract/page-paths.ts';
import type { PlannerProps } from './planner-props.ts';

/** The saved pictures, each with a note. Removing a picture removes its note. */
export function PicturesSection({ words, savable, suggested, project, change }: PlannerProps) {
  const list = useRef<HTMLUListElement>(null);
  const isEmpty = project.pictures.length === 0;

  function remove(photo: string, index: number) {
    if (!mayRemovePicture(photo, project)) return;
    change(savePicture(photo, false));
    requestAnimationFrame(() => focusButtonAt(index, list.current) || focusMain());
  }

  function setNote(photo: string, typed: string) {
    change((before) => ({ ...before, pictures: before.pictures.map((each) => (each.photo === photo ? { photo, note: typed } : each)) }));
  }

  return (
    // On paper the heading and the pictures are on one sheet, if they fit.
    <section aria-labelledby="pictures-heading" className={`page break-inside-avoid py-(--section) ${isEmpty ? 'no-print' : ''}`}>
      <SectionHeading
        id="pictures-heading"
        heading={words.pictures.heading}
        text={project.pictures.length > 0 ? <span className="no-print">{words.pictures.text}</span> : undefined}
      />
      {isEmpty && (
        // The first save removes the suggestions, and with them the save button that had the focus.
        // biome-ignore lint/a11y: the buttons inside are what is pressed
        <div onClick={() => requestAnimationFrame(() => list.current?.querySelector('a')?.focus())}>
          <SuggestedPictures text={words.pictures.empty} pictures={savable.filter(({ photo }) => suggested.includes(photo))} />
        </div>
      )}
      <ul
        ref={list}
        className={`empty:hidden ${gridClass} xl:grid-cols-4 print:mt-2 print:grid-cols-3 print:gap-[4mm] print:has-[>:nth-child(9)]:grid-cols-6`}
      >
        {project.pictures.map(({ photo, note }, index) => (
          <SavedPicture
            key={photo}
            // There is one: the planner shows no others (known-entries.ts).
            picture={savable.find((each) => each.photo === photo) as SavablePicture}
            note={note}
            setNote={(typed) => setNote(photo, typed)}
            remove={() => remove(photo, index)}
          />
        ))}
      </ul>
    </section>
  );
}

type SavedPictureProps = { picture: SavablePicture; note: string; setNote: (typed: string) => void; remove: () => void };

/** In the field, until something is written there: so the name of the field begins with it. */
const question = 'What do you like in it?';

function SavedPicture({ picture, note, setNote, remove }: SavedPictureProps) {
  const { title, path } = picture;
  return (
    <li className="relative row-span-3 grid grid-cols-1 grid-rows-subgrid gap-y-0">
      <Photo picture={picture} sizes="(min-width: 84rem) 22vw, (min-width: 48rem) 30vw, 44vw" loading="eager" />
      <PictureTitle path={path} title={title} />
      <p className="hidden text-small leading-snug wrap-anywhere sheet:block">{note}</p>
      <textarea
        aria-label={`${question} ${title}`}
        dir="auto"
        maxLength={maxLengthFor(note, projectLimits.note.max)}
        placeholder={question}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        className={`${controlClass} no-print min-h-17 field-sizing-content resize-none px-3 py-2 text-small`}
      />
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Remove: ${title}`}
        onClick={remove}
        className="absolute top-2 right-2 border-control bg-surface max-md:size-9 md:top-3 md:right-3"
      >
        <Icon name="close" size={18} />
      </Button>
    </li>
  );
}

/** Pictures to begin with; app/project/start-project-buttons.ts saves them. */
function SuggestedPictures({ text, pictures }: { text: string; pictures: SavablePicture[] }) {
  return (
    <>
      <p className="mt-4 max-w-[56ch] text-ink-soft">{text}</p>
      <ul className={gridClass}>
        {pictures.map((picture) => (
          <li key={picture.photo} className="relative first:max-md:col-span-2 first:max-[20rem]:col-span-1">
            <Photo picture={picture} sizes="(min-width: 48rem) 30vw, 44vw" />
            <SaveButton picture={picture} />
            <PictureTitle {...picture} />
          </li>
        ))}
      </ul>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={fixedPages.gallery.path} variant="outline">
          Look through the gallery
        </ButtonLink>
        <ButtonLink href={fixedPages.services.path} variant="outline">
          See the services
        </ButtonLink>
      </p>
    </>
  );
}

const gridClass = 'mt-8 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-8 lg:mt-10 max-[20rem]:grid-cols-1';

function PictureTitle({ path, title }: Pick<SavablePicture, 'path' | 'title'>) {
  return (
    <p className="mt-2.5 mb-2 leading-snug max-md:text-small">
      <QuietLink href={path}>{title}</QuietLink>
    </p>
  );
}
