import { Range } from '#app/ui/range.tsx';

/** Where a service starts and how long it takes: what people ask first, set as figures. */
export function PriceAndTimeline({ price, timeline, note }: { price: string; timeline: string; note?: string | undefined }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-y-6">
      <Fact term="Starting price" value={price} note={note} />
      <Fact term="Timeline" value={timeline} />
    </dl>
  );
}

function Fact({ term, value, note }: { term: string; value: string; note?: string | undefined }) {
  return (
    <div className="border-l border-brass pr-4 pl-4">
      <dt className="text-small text-ink-soft">{term}</dt>
      <dd className="mt-1 font-display text-[1.75rem] leading-tight">
        <Range text={value} />
      </dd>
      {note && <dd className="mt-1 text-caption text-ink-soft">{note}</dd>}
    </div>
  );
}
