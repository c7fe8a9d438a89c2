import type { ProjectEstimate } from '#app/project/estimate-types.ts';
import { InBottomBar } from '#app/ui/bottom-bar.tsx';
import { RangeText } from '#app/ui/range-text.tsx';
import { scheduleOf } from '#contract/estimate.ts';
import { rupees } from '#contract/lib/format-number.ts';
import { SendLink } from './send-link.tsx';

/** The total, the days and the next step, at the bottom of a screen that has no room for them beside the list. */
export function EstimateBar({ isSaved, ...estimate }: ProjectEstimate & { isSaved: boolean }) {
  // Nothing while hydrating: the project is empty then.
  const text = barTextOf(estimate);
  if (!text) return null;
  return (
    <InBottomBar>
      <section
        data-notice
        aria-label="Your plan so far"
        className="border-t border-brass bg-surface lg:hidden [@media(height<18rem)]:hidden"
      >
        <div className="page flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-1.5">
          <p className="leading-tight">
            {/* Not a live region: the estimate on the page announces the same total. */}
            <span className="block font-display text-entry leading-tight">
              {text.from && <span className="sr-only">{text.from} </span>}
              <span>{text.price}</span>
            </span>
            <RangeText text={text.hint} className="text-small text-ink-soft max-[20rem]:hidden" />
          </p>
          {isSaved && <SendLink size="sm" short />}
        </div>
      </section>
    </InBottomBar>
  );
}

type BarText = { from?: string; price: string; hint: string };

/** Alternatives are never added to other services: the first one's price is before their sum. */
function barTextOf({ lines, total, withoutArea, alternatives: [alternative] }: ProjectEstimate): BarText | undefined {
  const from = 'Starting from';
  if (alternative) {
    const { name, price, timeline } = alternative;
    return total === undefined
      ? { from, price: price.words, hint: `${name} · ${timeline}` }
      : { from, price: `${price.words} or ${rupees(total)}`, hint: `${name}, or the sum` };
  }
  if (lines.length === 0) return undefined;
  const hint = `${withoutArea.length > 0 ? 'an area is missing' : 'starting prices'} · ${scheduleOf({ lines }).dayRange} days`;
  return total === undefined ? { price: 'No sum yet', hint } : { from, price: rupees(total), hint };
}
