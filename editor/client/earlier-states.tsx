import { useState } from 'react';
import type { State } from '#editor/history.ts';
import { api } from './api.ts';

type Brought = { facts: unknown; body: string | null; from: string };

/** The states that git has of a file. One that is brought back is shown in the form and written by Save. */
export function EarlierStates({ file, bringBack }: { file: string; bringBack: (state: Brought) => void }) {
  const [states, setStates] = useState<State[]>();
  const [problem, setProblem] = useState('');
  const say = (error: Error) => setProblem(error.message);
  const load = () => api.states(file).then(setStates, say);
  const take = (id: string) => api.state(file, id).then((state) => bringBack({ ...state, from: id }), say);
  return (
    <details className="part" onToggle={(event) => event.currentTarget.open && void load()}>
      <summary>
        <span className="name">Earlier states</span>
      </summary>
      {problem && <p className="message">{problem}</p>}
      {states?.length === 0 && <p>There are none: this folder is not kept in git, or the file is new.</p>}
      <ol className="states">
        {states?.map(({ id, when, what }) => (
          <li key={id}>
            <span>
              <time dateTime={when}>{new Date(when).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' })}</time>{' '}
              <span className="quiet">{what}</span>
            </span>
            <button type="button" onClick={() => void take(id)}>
              Bring back<span className="hidden"> the state of {new Date(when).toLocaleString('en-IN')}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
