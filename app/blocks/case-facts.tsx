import { Range } from '#app/ui/range.tsx';
import type { CaseCard } from '#content-model/views.ts';

type CaseFactsProps = Pick<CaseCard, 'size' | 'budget' | 'days'> & { className?: string };

/** What a finished project came to, and whether its date was kept. */
export function CaseFacts({ size, budget, days, className = '' }: CaseFactsProps) {
  return (
    <dl className={`grid grid-cols-2 gap-y-4 ${className}`}>
      <Fact term="Size" value={size} />
      <Fact term="Budget" value={budget} />
      <Fact term="Promised" value={days.promised} />
      <Fact term="Taken" value={days.taken} note={days.kept} />
    </dl>
  );
}

function Fact({ term, value, note }: { term: string; value: string; note?: string }) {
  return (
    <div className="border-l border-brass px-4">
      <dt className="text-small text-ink-soft">{term}</dt>
      <dd className="mt-0.5 font-display text-[1.25rem] leading-tight">
        <Range text={value} />
        {note && <span className="block font-text text-small text-ink-soft">{note}</span>}
      </dd>
    </div>
  );
}
