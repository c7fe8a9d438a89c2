import { RangeText } from '#app/ui/range-text.tsx';
import type { CaseItem } from '#content-model/views.ts';

const sizes = { default: 'text-entry', large: 'text-subheading' };

type FactProps = { term: string; value: string; size?: keyof typeof sizes; hint?: string | undefined };

function Fact({ term, value, size = 'default', hint }: FactProps) {
  return (
    <div className="border-l border-brass pr-4 pl-4">
      <dt className="text-small text-ink-soft">{term}</dt>
      <dd className={`mt-0.5 font-display leading-tight ${sizes[size]}`}>
        <RangeText text={value} />
        {hint && <span className="block font-text text-small text-ink-soft">{hint}</span>}
      </dd>
    </div>
  );
}

/** What a finished project came to, and whether its date was kept. */
export function CaseFacts({ size, budget, days, className = '' }: Pick<CaseItem, 'size' | 'budget' | 'days'> & { className?: string }) {
  return (
    <dl className={`grid grid-cols-2 gap-y-4 ${className}`}>
      <Fact term="Size" value={size} />
      <Fact term="Budget" value={budget} />
      <Fact term="Promised" value={days.promised} />
      <Fact term="Taken" value={days.taken} hint={days.comparison} />
    </dl>
  );
}

type PriceAndTimelineProps = Pick<FactProps, 'size' | 'hint'> & { price: string; timeline: string; className?: string };

/** A service's starting price and timeline. */
export function PriceAndTimeline({ price, timeline, hint, size = 'large', className }: PriceAndTimelineProps) {
  return (
    <div className={className}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-y-3">
        <Fact term="Starting price" value={price} size={size} />
        <Fact term="Timeline" value={timeline} size={size} />
      </dl>
      {hint && <p className="mt-2 max-w-[60ch] text-small text-ink-soft">{hint}</p>}
    </div>
  );
}
