import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusButtonAt } from '#app/lib/focus.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorText, FieldHints, fieldAria } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { inNewTab, NewTabHint, TextLink } from '#app/ui/text-link.tsx';
import { acceptedFiles, cleanFileName, formatSize } from '#contract/files.ts';
import { filesField } from '#contract/form-fields.ts';
import { formatCount } from '#contract/lib/format-number.ts';
import { limits } from '#contract/limits.ts';
import { mailtoLink, whatsappLink } from '#contract/message-links.ts';
import { totalOf } from './chosen-files.ts';
import { OptionalFields } from './optional-fields.tsx';
import type { ContactStudio } from './send-result-message.tsx';
import type { ChosenFiles } from './use-chosen-files.ts';

const { maxCount, maxBytes, maxTotalBytes } = limits.files;
const hints = {
  id: 'contact-files',
  hint: (
    <>
      JPEG, PNG, WebP or PDF; up to {maxCount} files, {formatSize(maxBytes)} each, {formatSize(maxTotalBytes)} together.
      <span className="needs-script max-sm:hidden"> You can also drop them here.</span>
    </>
  ),
};

/** The files of the form: a list with sizes, and what could not be taken. Files can also be dropped around the input. */
export function FilesField({ chosen }: { chosen: ChosenFiles }) {
  const { input, files, problems, busy, add, remove } = chosen;
  const list = useRef<HTMLUListElement>(null);

  function removeAt(index: number) {
    flushSync(() => remove(files[index]));
    if (!focusButtonAt(index, list.current)) input.current?.focus();
  }

  return (
    <OptionalFields title="Add a floor plan or photographs">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the input inside does what dropping does */}
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          add(event.dataTransfer.files);
        }}
        className="grid gap-3 rounded-control border border-dashed border-control bg-surface p-4"
      >
        <label htmlFor={hints.id}>Floor plan, photographs</label>
        <input
          ref={input}
          id={hints.id}
          name={filesField}
          type="file"
          multiple
          accept={acceptedFiles}
          onChange={({ currentTarget }) => add(currentTarget.files)}
          {...fieldAria(hints)}
          className="w-full text-small file:mr-4 file:min-h-11 file:rounded-control file:border file:border-solid file:border-current file:bg-transparent file:px-4 file:text-ink"
        />
        <FieldHints {...hints} />
        {files.length > 0 && (
          <ul ref={list} aria-label="Chosen files">
            {files.map((file, index) => (
              <li
                key={`${file.name}${file.size}${file.lastModified}`}
                className="flex items-center gap-3 border-t border-line py-1.5 last:border-b"
              >
                <span className="min-w-0 flex-1 wrap-anywhere text-small">{cleanFileName(file.name)}</span>
                <span className="text-small text-ink-soft">{formatSize(file.size)}</span>
                <Button variant="ghost" size="icon" aria-label={`Remove ${cleanFileName(file.name)}`} onClick={() => removeAt(index)}>
                  <Icon name="close" size={16} />
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div role="status" className="grid gap-1.5 text-small empty:sr-only">
          {busy && <p className="text-ink-soft">Preparing the files…</p>}
          {problems.map((problem) => (
            <ErrorText key={problem} text={problem} />
          ))}
          {files.length > 0 && (
            <p className="text-small text-ink-soft">{`${formatCount(files.length, 'file')}, ${formatSize(totalOf(files))} together`}</p>
          )}
        </div>
      </div>
    </OptionalFields>
  );
}

/** Says how else to send files, if the form service takes none. */
export function FilesElsewhere({ email, whatsapp }: ContactStudio) {
  return (
    <OptionalFields title="Send a floor plan or photographs">
      <p className="text-small">
        This form takes no files. Send them by email to <TextLink href={mailtoLink({ to: email })}>{email}</TextLink> or{' '}
        <TextLink href={whatsappLink(whatsapp, 'Floor plan and photographs')} {...inNewTab}>
          by WhatsApp
          <NewTabHint />
        </TextLink>
        , with your name.
      </p>
    </OptionalFields>
  );
}
