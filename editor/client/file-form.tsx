import { useEffect, useState, useSyncExternalStore } from 'react';
import { markdownFolders } from '#content-model/markdown-folders.ts';
import { bodyKeyPath, type Problem } from '#content-model/problems.ts';
import type { OpenedFile, Overview } from '#editor/shared/api-types.ts';
import { bodyLabel, nameOf } from '#editor/shared/field-names.ts';
import { isMapping } from '#editor/shared/form-field.ts';
import { api } from './api.ts';
import { EarlierVersions } from './earlier-versions.tsx';
import { FormContext, Labelled } from './field-frame.tsx';
import { FieldView } from './fields.tsx';
import { Placeholders } from './placeholders.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { publishPage } from './publication-page.tsx';
import { savedStatus, useFileForm } from './use-file-form.ts';

/** Where there is room for the page beside the form. */
const wideScreen = matchMedia('(width >= 80rem)');

/** `atDesk`: at the desk, which publishes and may show the page in a frame. */
type FileFormProps = Pick<Overview, 'photos' | 'unusedPhotos' | 'atDesk'> & { file: string; titleOf: (file: string) => string };

export function FileForm(props: FileFormProps) {
  const { file } = props;
  const [openedFile, setOpenedFile] = useState<OpenedFile | Error>();
  const read = () => api.open(file).then(setOpenedFile, setOpenedFile);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once, when the form opens.
  useEffect(() => void read(), []);
  if (!openedFile) return <p className="page">Reading the file</p>;
  if (!(openedFile instanceof Error)) return <OpenedFileForm {...props} openedFile={openedFile} />;
  return (
    <div className="page">
      <p>{openedFile.message}</p>
      <button type="button" className="justify-self-start" onClick={() => void read()}>
        Try again
      </button>
    </div>
  );
}

function OpenedFileForm({ file, titleOf, photos, unusedPhotos, atDesk, openedFile }: FileFormProps & { openedFile: OpenedFile }) {
  const title = titleOf(file);
  const fileForm = useFileForm({ file, title, openedFile });
  const { draft, isNew, attempt, shownPage, change } = fileForm;
  const { form, options, folder } = openedFile;
  const isOwn = (problem: Problem) => problem.file === file;
  const problems = attempt.problems.filter(isOwn);
  const elsewhere = attempt.problems.filter((problem) => !isOwn(problem));
  const isWide = useSyncExternalStore(followWidth, () => wideScreen.matches);
  const isBeside = atDesk && isWide && shownPage !== undefined;
  return (
    <FormContext value={{ problems, options, photos, unusedPhotos }}>
      <div className="page">
        <h1 tabIndex={-1} ref={focusOnTitle} className="outline-none">
          {isNew && isMapping(draft.data) ? String(draft.data[folder ? markdownFolders[folder].nameKey : ''] || 'New') : title}
        </h1>
        {!atDesk && <p className="quiet">{file}</p>}
        {form.help && <p className="quiet border-l-3 border-brass pl-4">{form.help}</p>}
        {draft.data === null && <p className="message">Correct it in a text editor, or bring back an earlier version.</p>}
        <ProblemSummary problems={problems} elsewhere={elsewhere} name={(keyPath) => nameOf(form, keyPath)} titleOf={titleOf} />
        {draft.data !== null && <FieldView field={form} value={draft.data} keyPath="" set={(data) => change({ data })} />}
        {draft.body !== null && <Body body={draft.body} optional={folder !== 'pages'} set={(body) => change({ body })} />}
        {draft.body !== null && <Placeholders />}
        <EarlierVersions file={file} bringBack={fileForm.bringBack} />
        {folder && !isNew && (
          <button type="button" className="mt-8 justify-self-start text-danger" onClick={fileForm.remove}>
            Delete this {markdownFolders[folder].what}
          </button>
        )}
      </div>
      <Actions {...fileForm} atDesk={atDesk} isBeside={isBeside} />
      {isBeside && (
        <iframe
          key={shownPage.buildNumber}
          className="sticky top-0 h-[calc(100vh-4.5rem)] w-full border-l border-line"
          title="The page as it is saved"
          src={shownPage.url}
        />
      )}
    </FormContext>
  );
}

const focusOnTitle = (title: HTMLElement | null) => title?.focus();

function followWidth(changed: () => void) {
  wideScreen.addEventListener('change', changed);
  return () => wideScreen.removeEventListener('change', changed);
}

type ActionsProps = ReturnType<typeof useFileForm> & { atDesk: boolean; isBeside: boolean };

/** If the page is beside the form, each save shows it again. */
function Actions({ isUnsaved, hasRoom, attempt, shownPage, save, preview, discard, atDesk, isBeside }: ActionsProps) {
  return (
    <div className="min-[20rem]:fixed inset-x-0 bottom-0 z-1 flex flex-wrap items-center gap-2 border-t border-brass bg-surface px-(--gutter) py-2 lg:left-76 lg:py-3">
      <p role="status" className="max-h-[30vh] w-full overflow-y-auto whitespace-pre-line lg:order-1 lg:w-auto">
        {attempt.status || (isUnsaved ? 'You have changes that are not saved' : '')}
        {!hasRoom && '\nThis browser has no room to keep what you typed: save it before you leave this form.'}
        {attempt.status === savedStatus && !atDesk && '. Publish what is saved with git push'}
      </p>
      <button type="button" className="main" disabled={attempt.busy || !isUnsaved} onClick={() => void (isBeside ? preview() : save())}>
        Save
      </button>
      {!isBeside && (
        <button type="button" disabled={attempt.busy} onClick={() => void preview()}>
          {isUnsaved ? 'Save and look' : 'Look at it'}
        </button>
      )}
      {isUnsaved && (
        <button type="button" disabled={attempt.busy} onClick={() => void discard()}>
          Discard
        </button>
      )}
      {shownPage && (
        <a href={shownPage.url} target="_blank" rel="noreferrer" className="button">
          Open the page
        </a>
      )}
      {atDesk && !isUnsaved && (
        <a href={`#${publishPage}`} className="button">
          Publish
        </a>
      )}
    </div>
  );
}

/** The long text of a Markdown file. */
function Body({ body, optional, set }: { body: string; optional: boolean; set: (body: string) => void }) {
  const help = 'An empty line begins a paragraph, ## a heading, - or • an entry of a list.';
  return (
    <Labelled field={{ kind: 'text', key: bodyKeyPath, label: bodyLabel, help, optional }} keyPath={bodyKeyPath}>
      {(attributes) => (
        <textarea {...attributes} className="min-h-80" rows={18} value={body} onChange={(event) => set(event.target.value)} />
      )}
    </Labelled>
  );
}
