import { useState } from 'react';
import type { State } from '#editor/history.ts';
import { api } from './api.ts';
import { DatedEntry } from './dated-entry.tsx';
import type { FileDraft } from './file-draft.ts';

/** The states that git has of a file. Bring back puts one into the form; Save writes it. */
export function EarlierStates({ file, bringBack }: { file: string; bringBack: (state: Partial<FileDraft>) => void }) {
  const [states, setStates] = useState<State[]>();
  const [problem, setProblem] = useState('');
  const showError = (error: Error) => setProblem(error.message);
  const load = () => api.states(file).then(setStates, showError);
  const take = (id: string) => api.state(file, id).then((state) => bringBack({ ...state, from: id }), showError);
  return (
    <details className="part" onToggle={(event) => event.currentTarget.open && void load()}>
      <summary className="font-semibold">Earlier versions</summary>
      {problem && <p className="message">{problem}</p>}
      {states?.length === 0 && <p>There are none yet.</p>}
      <ol>
        {states?.map(({ id, when, what, who }) => (
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
