import { useEffect } from 'react';
import { problemLine } from '#content-model/problems.ts';
import { dateAndTime } from '#contract/lib/indian-day.ts';
import type { FileChange, PublicationStatus, Release, UpdateState } from '#editor/shared/api-types.ts';
import { api } from './api.ts';
import { DatedEntry } from './dated-entry.tsx';
import { draftFiles } from './file-draft.ts';
import { usePublication, useRequestPublication } from './use-publication.ts';

const untilThen = 'It takes a few minutes. You can leave this page: visitors see the website as it was until the new one answers.';
const stateMessages: Record<UpdateState, string> = {
  none: '',
  waiting: 'The server begins in a moment.',
  build: `Step 1 of 3: Building the pages. ${untilThen}`,
  try: `Step 2 of 3: Trying them. ${untilThen}`,
  switch: `Step 3 of 3: Switching to them. ${untilThen}`,
  published: 'The last publication went well.',
  failed:
    'Nothing was published. Visitors see the website as it was before. Publish again; if it fails again, show these lines to whoever looks after the server:',
  'cut off': 'The server stopped, or its disk is full. Visitors see the website as it was. Publish again.',
};

/** The address of this page, beside those of the files. */
export const publishPage = 'publish';

/** The page that publishes: what is not published yet, the last publication, and earlier ones to go back to. */
export function PublicationPage({ site, titleOf }: { site: string; titleOf: (file: string) => string }) {
  const { data: publication, error: notRead } = usePublication();
  const { trigger, isMutating, reset, error: refusal } = useRequestPublication();
  const error = refusal ?? notRead;
  // A running publication makes an earlier error out of date, except the one about a publication that runs (409).
  const isErrorOutdated = publication?.busy && refusal && refusal.status !== 409;
  useEffect(() => {
    if (isErrorOutdated) reset();
  }, [isErrorOutdated, reset]);
  if (!publication) return <p className="page">{notRead?.message ?? 'Reading what is saved'}</p>;
  const { changes, progress, releases } = publication;
  const busy = publication.busy || isMutating;
  const state = isMutating ? 'waiting' : progress.state;
  const unsaved = draftFiles();
  const send = (request: () => Promise<PublicationStatus>) => {
    scrollTo(0, 0);
    void trigger(request);
  };
  return (
    <div className="page">
      <h1>Publish</h1>
      <div className="message empty:hidden">
        {error && <Lines lines={[error.message, ...error.problems.map(problemLine)].filter(Boolean)} titleOf={titleOf} />}
      </div>
      <div role="status">
        <p className={state === 'failed' || state === 'cut off' ? 'message' : ''}>{stateMessages[state]}</p>
        {!isMutating && progress.lines.length > 0 && <Lines lines={progress.lines} titleOf={titleOf} />}
      </div>
      {unsaved.length > 0 && (
        <div className="message">
          Typed on this device and not saved, so not published either:
          <Lines lines={unsaved} titleOf={titleOf} />
        </div>
      )}
      {changes.length === 0 ? (
        <p>
          Everything that is saved is on <a href={site}>the website</a>.
        </p>
      ) : (
        <>
          <p>Visitors do not see this yet:</p>
          <ul>
            {changes.map((change) => (
              <FileChangeItem key={change.file} change={change} />
            ))}
          </ul>
          <button type="button" className="main justify-self-start" disabled={busy} onClick={() => send(api.publish)}>
            Publish
          </button>
        </>
      )}
      <EarlierReleases releases={releases} busy={busy} goBack={(release) => send(() => api.goBack(release))} />
    </div>
  );
}

/** Lines of text. One that names a file of content/ leads to its form. */
function Lines({ lines, titleOf }: { lines: string[]; titleOf: (file: string) => string }) {
  return (
    <ul className="mt-2 border-l-3 border-danger pl-4 text-small whitespace-pre-wrap">
      {lines.map((line) => {
        const [, file = '', rest = ''] = /(content\/[\w./-]+\.(?:yaml|md))(.*)/.exec(line) ?? [];
        return <li key={line}>{file ? <a href={`#${file}`}>{titleOf(file) + rest}</a> : line.replace(/^update: /, '')}</li>;
      })}
    </ul>
  );
}

function FileChangeItem({ change: { file, title, person, when, fields } }: { change: FileChange }) {
  return (
    <li className="border-t border-line pt-3 pb-4">
      <h2>{file.startsWith('content/') ? <a href={`#${file}`}>{title}</a> : title}</h2>
      <p className="quiet">{[person, when && dateAndTime(when)].filter(Boolean).join(', ')}</p>
      <dl>
        {fields.map(({ name, before, after }) => (
          <div key={name} className="mt-3 whitespace-pre-line">
            <dt>{name}</dt>
            {before && (
              <dd>
                <del className="text-ink-soft">{before}</del>
              </dd>
            )}
            <dd>{after ? <ins className="block border-l-3 border-accent pl-3 no-underline">{after}</ins> : 'Taken out'}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

type EarlierReleasesProps = { releases: Release[]; busy: boolean; goBack: (release: string) => void };

/** The first release is the one that is served. */
function EarlierReleases({ releases: [, ...earlier], busy, goBack }: EarlierReleasesProps) {
  if (earlier.length === 0) return null;
  return (
    <details className="disclosure">
      <summary className="font-semibold">Go back to an earlier publication</summary>
      <p className="quiet">
        All words, prices and pictures become what they were then, and are published at once. What was saved since stays among the earlier
        versions of each form; to have a page again that goes with it, begin a new one of the same name.
      </p>
      <ol>
        {earlier.map(({ name, when, changedTitles }) => (
          <DatedEntry
            key={name}
            when={when}
            action="Go back to it"
            disabled={busy}
            onClick={() =>
              confirm(`Publish the website as it was on ${dateAndTime(when)}? What was saved since is taken back.`) && goBack(name)
            }
          >
            {changedTitles.length > 0 && <span className="quiet block">Changes: {changedTitles.join(' · ')}</span>}
          </DatedEntry>
        ))}
      </ol>
    </details>
  );
}
