import { useState } from 'react';
import useSWR from 'swr';
import type { Version } from '#editor/shared/api-types.ts';
import { type ApiError, api } from './api.ts';
import { DatedEntry } from './dated-entry.tsx';
import type { FileDraft } from './file-draft.ts';

/** The versions of a file in git. "Bring back" puts one into the form; "Save" writes it. */
export function EarlierVersions({ file, bringBack }: { file: string; bringBack: (version: Partial<FileDraft>) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: versions, error } = useSWR<Version[], ApiError>(isOpen && ['versions', file], () => api.versions(file));
  const [refusal, setRefusal] = useState<Error>();
  const take = (id: string) => api.version(file, id).then((version) => bringBack({ ...version, restoredVersion: id }), setRefusal);
  const problem = refusal ?? error;
  return (
    <details className="disclosure" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="font-semibold">Earlier versions</summary>
      {problem && <p className="message">{problem.message}</p>}
      {versions?.length === 0 && <p>There are none yet.</p>}
      {versions && versions.length > 0 && <p className="quiet">Each version is as it was after the change that its line names.</p>}
      <ol>
        {versions?.map(({ id, when, what, person }) => (
          <DatedEntry key={id} when={when} action="Bring back" onClick={() => void take(id)}>
            <span className="quiet">
              {person}: {what}
            </span>
          </DatedEntry>
        ))}
      </ol>
    </details>
  );
}
