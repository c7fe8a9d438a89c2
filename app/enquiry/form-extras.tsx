import { useRef } from 'react';
import { mailtoLink, whatsappLink } from '#app/lib/message-links.ts';
import { FieldHints, fieldAria } from '#app/ui/form/field.tsx';
import { inNewTab, TextLink } from '#app/ui/text-link.tsx';
import { acceptedFiles, filesField, limits } from '#contract/limits.ts';
import { FilesList } from './files-list.tsx';
import { OptionalPart } from './optional-part.tsx';
import type { ContactStudio } from './send-result-message.tsx';
import type { PartOfDay } from './visit-times.ts';
import { VisitWish } from './visit-wish.tsx';

const { count, bytes, totalBytes } = limits.files;
const megabytes = (size: number) => `${size / 1024 / 1024} MB`;

type FormExtrasProps = { studio: ContactStudio; takesFiles: boolean; parts: PartOfDay[]; dayError: string | undefined };

/** The optional parts of the form, closed at first so that the four fields come first. Works without script. */
export function FormExtras({ studio, takesFiles, parts, dayError }: FormExtrasProps) {
  return (
    <div>
      {takesFiles ? <FilesPart /> : <FilesElsewhere studio={studio} />}
      <VisitWish parts={parts} error={dayError} />
    </div>
  );
}

function FilesPart() {
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const hints = {
    id: 'contact-files',
    hint: (
      <>
        JPEG, PNG, WebP or PDF; up to {count} files, {megabytes(bytes)} each, {megabytes(totalBytes)} together.
        <span className="needs-script max-sm:hidden"> You can also drop them here.</span>
      </>
    ),
  };

  return (
    <OptionalPart title="Add a floor plan or photographs">
      <div ref={area} className="grid gap-3 rounded-control border border-dashed border-control bg-surface p-4">
        <label htmlFor={hints.id}>Floor plan, photographs</label>
        <input
          ref={input}
          id={hints.id}
          name={filesField}
          type="file"
          multiple
          accept={acceptedFiles}
          {...fieldAria(hints)}
          className="w-full text-small file:mr-4 file:min-h-11 file:rounded-control file:border file:border-solid file:border-current file:bg-transparent file:px-4 file:text-ink"
        />
        <FieldHints {...hints} />
        <FilesList input={input} area={area} />
      </div>
    </OptionalPart>
  );
}

/** A form service that takes no files. */
function FilesElsewhere({ studio }: { studio: ContactStudio }) {
  return (
    <OptionalPart title="Send a floor plan or photographs">
      <p className="text-small">
        This form takes no files. Send them by email to <TextLink href={mailtoLink({ to: studio.email })}>{studio.email}</TextLink> or{' '}
        <TextLink href={whatsappLink(studio.whatsapp, 'Floor plan and photographs')} {...inNewTab}>
          by WhatsApp<span className="sr-only"> (opens in a new tab)</span>
        </TextLink>
        , with your name.
      </p>
    </OptionalPart>
  );
}
