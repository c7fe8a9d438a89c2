import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { sendPath } from '#app/lib/contact-links.ts';
import { daysInWords, schedule } from '#app/project/plan.ts';
import { islandBarId } from '#app/ui/bottom-bar.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Range } from '#app/ui/range.tsx';
import { estimate } from '#contract/estimate.ts';
import { rupees } from '#contract/format-number.ts';
import type { PartProps } from './planner.island.tsx';

/** The sum, the days and the next step, at the bottom of a screen that has no room for them beside the list. */
export function SumBar({ page, project }: Pick<PartProps, 'page' | 'project'>) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(islandBarId)), []);
  const { lines, total, waiting } = estimate(page.services, project);
  if (!place || lines.length === 0) return null;
  return createPortal(
    <section aria-label="Your plan so far" className="border-t border-brass bg-surface lg:hidden [@media(height<30rem)]:hidden">
      <div className="page flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-1.5">
        <p className="leading-tight">
          {/* Announced where it is on the page. */}
          <span className="block font-display text-[1.25rem]">
            <span className="sr-only">Starting from </span>
            {rupees(total)}
          </span>
          <span className="text-caption text-ink-soft">
            {waiting.length > 0 ? 'an area is missing' : 'starting prices'} ·{' '}
            <Range text={`${daysInWords(schedule(lines.map(({ service }) => service)))} days`} />
          </span>
        </p>
        <ButtonLink href={sendPath} size="sm" aria-label="Send to the studio">
          Send <Icon name="arrow-right" size={16} />
        </ButtonLink>
      </div>
    </section>,
    place,
  );
}
