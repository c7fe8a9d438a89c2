import { useCallback, useEffect, useRef, useState } from 'react';
import type { Publication } from '#editor/publication.ts';
import { type ApiError, api } from './api.ts';

/** What is saved and not published, and the last publication; undefined while it is read, or none is made here. */
export function usePublication(publishes: boolean) {
  const [publication, setPublication] = useState<Publication>();
  const [problem, setProblem] = useState('');
  // Only the answer to the last question counts. Nothing is read while a publication is being asked for.
  const asked = useRef(0);
  const isAsking = useRef(false);

  const take = useCallback(async (question: () => Promise<Publication>, before?: Publication) => {
    asked.current += 1;
    const number = asked.current;
    try {
      const next = await question();
      if (number !== asked.current) return;
      setPublication(next);
      setProblem('');
    } catch (error) {
      setProblem(messageOf(error as ApiError));
      if (before) setPublication(before);
    }
  }, []);

  const refresh = useCallback(() => {
    if (publishes && !isAsking.current) void take(api.publication);
  }, [publishes, take]);
  useEffect(refresh, [refresh]);

  /** Shows that it is asked for before the server has answered, at the top of the page. */
  async function ask(question: () => Promise<Publication>) {
    isAsking.current = true;
    scrollTo(0, 0);
    setPublication((last) => last && { ...last, progress: { state: 'waiting', lines: [] } });
    await take(question, publication);
    isAsking.current = false;
  }

  return {
    publication,
    problem,
    refresh,
    publish: () => void ask(api.publish),
    goBack: (release: string) => void ask(() => api.goBack(release)),
  };
}

function messageOf({ message, problems }: ApiError): string {
  return [message, ...problems.map(({ file, place, fix }) => [file, place, fix].filter(Boolean).join(': '))].filter(Boolean).join('\n');
}
