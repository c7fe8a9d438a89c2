import type { CaseCard } from '#content-model/views.ts';
import { Fact } from './fact.tsx';

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
