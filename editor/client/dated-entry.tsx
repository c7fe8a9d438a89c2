import type { ComponentProps, ReactNode } from 'react';
import { dateAndTime } from '#contract/lib/indian-day.ts';

type DatedEntryProps = ComponentProps<'button'> & { when: string; action: string; children?: ReactNode };

/** An entry of a list by time, with its action. */
export function DatedEntry({ when, action, children, ...props }: DatedEntryProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <span>
        <time dateTime={when}>{dateAndTime(when)}</time> {children}
      </span>
      <button type="button" {...props}>
        {action}
        <span className="sr-only"> as it was on {dateAndTime(when)}</span>
      </button>
    </li>
  );
}
