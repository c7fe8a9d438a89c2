import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { whatsappLink } from '#app/lib/message-links.ts';
import { controlClass, FieldNotes, fieldAria } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { acceptedFiles, filesField, limits } from '#contract/limits.ts';
import { contactDraft } from './contact-draft.ts';
import { DayChoices } from './day-choices.tsx';
import { FilesList } from './files-list.tsx';
import { clockTime, type Hours, partsOfDay } from './parts-of-day.ts';
import type { ContactStudio } from './send-result-note.tsx';
import { choiceGrid, VisitChoice } from './visit-choice.tsx';

const { count, bytes, totalBytes } = limits.files;
const megabytes = (size: number) => `${size / 1024 / 1024} MB`;

/** The optional parts of the form, closed at first so that the four fields come first. Works without script. */
export function FormExtras({ studio, takesFiles }: { studio: ContactStudio; takesFiles: boolean }) {
  return (
    <div>
      {takesFiles ? <FilesPart /> : <FilesElsewhere studio={studio} />}
      <VisitPart hours={studio.hours} />
    </div>
  );
}

function FilesPart() {
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const notes = {
    id: 'contact-files',
    hint: (
      <>
        JPEG, PNG, WebP or PDF; up to {count} files, {megabytes(bytes)} each, {megabytes(totalBytes)} together.
        <span className="needs-script max-sm:hidden"> You can also drop them here.</span>
      </>
    ),
  };

  return (
    <Part title="Add a floor plan or photographs">
      <div ref={area} className="grid gap-3 rounded-control border border-dashed border-control bg-surface p-4">
        <label htmlFor={notes.id}>Floor plan, photographs</label>
        <input
          ref={input}
          id={notes.id}
          name={filesField}
          type="file"
          multiple
          accept={acceptedFiles}
          {...fieldAria(notes)}
          className="w-full text-small file:mr-4 file:min-h-11 file:rounded-control file:border file:border-solid file:border-current file:bg-transparent file:px-4 file:text-ink"
        />
        <FieldNotes {...notes} />
        <FilesList input={input} area={area} />
      </div>
    </Part>
  );
}

/** A form service that takes no files. */
function FilesElsewhere({ studio }: { studio: ContactStudio }) {
  const link = 'underline decoration-brass underline-offset-4';
  return (
    <Part title="Send a floor plan or photographs">
      <p className="text-small">
        This form takes no files. Send them by email to{' '}
        <a href={`mailto:${studio.email}`} className={link}>
          {studio.email}
        </a>{' '}
        or{' '}
        <a href={whatsappLink(studio.whatsapp, 'Floor plan and photographs')} target="_blank" rel="noopener noreferrer" className={link}>
          by WhatsApp<span className="sr-only"> (opens in a new tab)</span>
        </a>
        , with your name.
      </p>
    </Part>
  );
}

function VisitPart({ hours }: { hours: readonly Hours[] }) {
  const day = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  /** The day in the draft; null before the script runs, which alone knows today. */
  const [kept, setKept] = useState<string | null>(null);

  useEffect(() => {
    const draft = contactDraft.load();
    setKept(draft?.visitDay ?? '');
    setWanted(Boolean(draft?.visitDay || draft?.visitPart));
  }, []);

  return (
    <Part title="Name a day for the free consultation" open={wanted}>
      <div className="grid gap-5">
        {kept !== null ? (
          <DayChoices hours={hours} chosen={day.current?.value || kept} />
        ) : (
          <div className="grid gap-1.5">
            <label htmlFor="contact-day">Day</label>
            <input ref={day} id="contact-day" name="visitDay" type="date" className={`${controlClass} sm:w-60`} />
          </div>
        )}
        <fieldset>
          <legend className="mb-2 text-small">Part of the day, Indian time (IST)</legend>
          <div className={choiceGrid}>
            <VisitChoice name="visitPart" value="" defaultChecked>
              Any time
            </VisitChoice>
            {partsOfDay(hours).map(({ part, from, to }) => (
              <VisitChoice key={part} name="visitPart" value={part} note={`${clockTime(from)} to ${clockTime(to)}`}>
                {part.charAt(0).toUpperCase() + part.slice(1)}
              </VisitChoice>
            ))}
          </div>
        </fieldset>
        <p className="text-caption text-ink-soft">This is a request, not an appointment yet: we will reply with a time.</p>
      </div>
    </Part>
  );
}

type PartProps = { title: string; open?: boolean; children: ReactNode };

function Part({ title, open = false, children }: PartProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useOpen(details, open);
  return (
    <details ref={details} className="group border-t border-line last:border-b">
      <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3">
        <span>
          {title} <span className="text-ink-soft">(optional)</span>
        </span>
        <Icon name="plus" size={20} className="text-accent transition-transform duration-150 group-open:rotate-45" />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}

/** Opens it once; closing stays with the visitor. */
function useOpen(details: RefObject<HTMLDetailsElement | null>, open: boolean) {
  useEffect(() => {
    if (open && details.current) details.current.open = true;
  }, [open, details]);
}
