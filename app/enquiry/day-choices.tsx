import { useState } from 'react';
import type { Hours } from './parts-of-day.ts';
import { choiceGrid, VisitChoice } from './visit-choice.tsx';
import { nextDays, shortDay } from './visit-days.ts';

/** The next days as radio buttons, in the place of the date input; `chosen` is what that held at first. */
export function DayChoices({ hours, chosen }: { hours: readonly Hours[]; chosen: string }) {
  const [days] = useState(() => nextDays(hours));
  const [initial] = useState(() => (days.some(({ day }) => day === chosen) ? chosen : ''));
  return (
    <fieldset>
      <legend className="mb-2 text-small">Day</legend>
      <div className={choiceGrid}>
        <VisitChoice name="visitDay" value="" defaultChecked={initial === ''}>
          No particular day
        </VisitChoice>
        {days.map(({ day, note }) => (
          <VisitChoice key={day} name="visitDay" value={day} defaultChecked={initial === day} note={note}>
            {shortDay(day)}
          </VisitChoice>
        ))}
      </div>
    </fieldset>
  );
}
