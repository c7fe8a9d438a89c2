import { Range } from '#app/ui/range.tsx';

type FactProps = { term: string; value: string; size?: string; note?: string };

/** One figure of a list, beside a hairline. */
export function Fact({ term, value, size = 'text-[1.25rem]', note }: FactProps) {
  return (
    <div className="border-l border-brass pr-4 pl-4">
      <dt className="text-small text-ink-soft">{term}</dt>
      <dd className={`mt-0.5 font-display leading-tight ${size}`}>
        <Range text={value} />
        {note && <span className="block font-text text-small text-ink-soft">{note}</span>}
      </dd>
    </div>
  );
}
