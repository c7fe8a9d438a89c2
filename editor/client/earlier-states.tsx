import { useState } from 'react';
import type { State } from '#editor/history.ts';
import { api } from './api.ts';

type RestoredState = { data: unknown; body: string | null; from: string };

/** The states that git has of a file. Bring back puts one into the form; Save writes it. */
export function EarlierStates({ file, bringBack }: { file: string; bringBack: (state: RestoredState) => void }) {
  const [states, setStates] = useState<State[]>();
  const [problem, setProblem] = useState('');
  const say = (error: Error) => setProblem(error.message);
  const load = () => api.states(file).then(setStates, say);
  const take = (id: string) => api.state(file, id).then((state) => bringBack({ ...state, from: id }), say);
  return (
    <details className="part" onToggle={(event) => event.currentTarget.open && void load()}>
      <summary>Earlier states</summary>
      {problem && <p className="message">{problem}</p>}
      {states?.length === 0 && <p>There are none yet: the file is new, or this folder is not in git.</p>}
      <ol>
        {states?.map(({ id, when, what, who }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span>
              <time dateTime={when}>{new Date(when).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' })}</time>{' '}
              <span className="quiet">
                {who && `${who}: `}
                {what}
              </span>
            </span>
            <button type="button" onClick={() => void take(id)}>
              Bring back<span className="sr-only"> the state of {new Date(when).toLocaleString('en-IN')}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
