import { Fact } from './fact.tsx';

type PriceAndTimelineProps = { price: string; timeline: string; note?: string | undefined; small?: boolean };

/** A service's starting price and timeline, as large figures. */
export function PriceAndTimeline({ price, timeline, note, small = false }: PriceAndTimelineProps) {
  const size = small ? 'text-[1.25rem]' : 'text-[1.4375rem] md:text-[1.75rem]';
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-y-3">
        <Fact term="Starting price" value={price} size={size} />
        <Fact term="Timeline" value={timeline} size={size} />
      </dl>
      {note && <p className="mt-2 max-w-[60ch] text-caption text-ink-soft">{note}</p>}
    </>
  );
}
