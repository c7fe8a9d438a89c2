import { useEffect, useRef } from 'react';
import type { Problem } from '#content-model/problems.ts';
import { idOf } from './field-frame.tsx';

type ProblemSummaryProps = {
  problems: Problem[];
  elsewhere: Problem[];
  name: (keyPath: string) => string;
  titleOf: (file: string) => string;
};

/** Links to the fields to correct, which open the parts around them. */
export function ProblemSummary({ problems, elsewhere, name, titleOf }: ProblemSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const count = problems.length + elsewhere.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has its own messages.
  useEffect(() => {
    for (const { keyPath } of problems) reveal(keyPath);
    if (count > 0) box.current?.focus();
  }, [JSON.stringify(problems), count]);
  if (count === 0) return null;
  return (
    <section ref={box} tabIndex={-1} className="rounded-card border-2 border-danger p-4" aria-labelledby="summary-heading">
      <h2 id="summary-heading">{count === 1 ? 'One thing to correct' : `${count} things to correct`}</h2>
      <ul>
        {problems.map(({ keyPath, message }) => (
          <li key={keyPath + message} className="py-1">
            <a
              href={`#${idOf(keyPath)}`}
              onClick={(event) => {
                event.preventDefault();
                reveal(keyPath);
                document.getElementById(idOf(keyPath))?.focus();
              }}
            >
              {keyPath ? `${name(keyPath)}: ${message}` : message}
            </a>
          </li>
        ))}
        {elsewhere.map(({ file, keyPath, message }) => (
          <li key={file + keyPath + message} className="py-1">
            <a href={`#${file}`}>{`${titleOf(file)}: ${message}`}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function reveal(keyPath: string): void {
  const field = document.getElementById(idOf(keyPath));
  for (let at = field?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true;
}
