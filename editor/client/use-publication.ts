import { useCallback, useEffect, useRef, useState } from 'react';
import type { Publication } from '#editor/publication.ts';
import { api, Refusal } from './api.ts';

/** What is saved and not published, and the last publication; undefined while it is read, and where nothing is published from here. */
export function usePublication(publishes: boolean) {
  const [publication, setPublication] = useState<Publication>();
  const [problem, setProblem] = useState('');
  const asked = useRef(0);
  const take = useCallback((answer: Promise<Publication>) => {
    asked.current += 1;
    const number = asked.current;
    answer.then(
      (next) => {
        // An earlier question may be answered later.
        if (number < asked.current) return;
        setPublication(next);
        setProblem('');
      },
      // The desk itself starts anew in the middle of a publication.
      (error: Error) => {
        if (!(error instanceof Refusal) || error.status === 0 || error.status === 503) return;
        setProblem(sayOf(error));
        setPublication((last) => last && { ...last, progress: { state: 'none', lines: [] } });
      },
    );
  }, []);
  const refresh = useCallback(() => {
    if (publishes) take(api.publication());
  }, [publishes, take]);
  useEffect(refresh, [refresh]);
  /** It is said to be asked for before the server answers. */
  const ask = (answer: Promise<Publication>) => {
    setPublication((last) => last && { ...last, progress: { state: 'waiting', lines: [] } });
    take(answer);
  };
  return { publication, problem, refresh, publish: () => ask(api.publish()), undo: (release: string) => ask(api.undo(release)) };
}

function sayOf({ message, problems }: Refusal): string {
  return [message, ...problems.map(({ file, place, fix }) => [file, place, fix].filter(Boolean).join(': '))].filter(Boolean).join('. ');
}
