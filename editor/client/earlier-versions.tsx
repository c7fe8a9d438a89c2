import { useState } from 'react';
import type { Version } from '#editor/history.ts';
import { api } from './api.ts';
import { DatedEntry } from './dated-entry.tsx';
import type { FileDraft } from './file-draft.ts';

/** The versions that git has of a file. Bring back puts one into the form; Save writes it. */
export function EarlierVersions({ file, bringBack }: { file: string; bringBack: (version: Partial<FileDraft>) => void }) {
  const [versions, setVersions] = useState<Version[]>();
  const [problem, setProblem] = useState('');
  const showError = (error: Error) => setProblem(error.message);
  const load = () => api.versions(file).then(setVersions, showError);
  const take = (id: string) => api.version(file, id).then((version) => bringBack({ ...version, from: id }), showError);
  return (
    <details className="disclosure" onToggle={(event) => event.currentTarget.open && void load()}>
      <summary className="font-semibold">Earlier versions</summary>
      {problem && <p className="message">{problem}</p>}
      {versions?.length === 0 && <p>There are none yet.</p>}
      <ol>
        {versions?.map(({ id, when, what, who }) => (
          <DatedEntry key={id} when={when} action="Bring back" onClick={() => void take(id)}>
            <span className="quiet">
              {who}: {what}
            </span>
          </DatedEntry>
        ))}
      </ol>
    </details>
  );
}
