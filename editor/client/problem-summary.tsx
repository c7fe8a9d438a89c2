import { useEffect, useRef } from 'react';
import type { Problem } from '#content-model/problems.ts';
import type { Messages } from '#editor/field-messages.ts';
import { idOf } from './field-frame.tsx';

type ProblemSummaryProps = { messages: Messages; elsewhere: Problem[]; name: (place: string) => string };

/** What has to be corrected, as links that open the part of the form they lead to. */
export function ProblemSummary({ messages, elsewhere, name }: ProblemSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const entries = Object.entries(messages).flatMap(([place, fixes]) => fixes.map((fix) => ({ place, fix })));
  const count = entries.length + elsewhere.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has its own messages.
  useEffect(() => {
    for (const { place } of entries) reveal(place);
    if (count > 0) box.current?.focus();
  }, [JSON.stringify(entries), count]);
  if (count === 0) return null;
  return (
    <section ref={box} tabIndex={-1} className="summary rounded-card border-2 border-danger p-4" aria-labelledby="summary-heading">
      <h2 id="summary-heading">{count === 1 ? 'One thing to correct' : `${count} things to correct`}</h2>
      <ul>
        {entries.map(({ place, fix }) => (
          <li key={place + fix} className="py-1">
            <a
              href={`#${idOf(place)}`}
              onClick={(event) => {
                event.preventDefault();
                reveal(place);
                document.getElementById(idOf(place))?.focus();
              }}
            >
              {place ? `${name(place)}: ${fix}` : fix}
            </a>
          </li>
        ))}
        {elsewhere.map(({ file, place, fix }) => (
          <li key={file + place + fix} className="py-1">
            <a href={`#${file.replace(/^content\//, '')}`}>{[file, place, fix].filter(Boolean).join(': ')}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Opens every part around a field. */
function reveal(place: string): void {
  const field = document.getElementById(idOf(place));
  for (let at = field?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true;
}
