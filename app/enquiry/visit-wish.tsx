import { type ReactNode, useEffect, useRef, useState } from 'react';
import { consultationId } from '#app/lib/contact-links.ts';
import { controlClass } from '#app/ui/form/field.tsx';
import { limits } from '#contract/limits.ts';
import type { VisitPlace } from '#contract/visit.ts';
import { contactDraft } from './contact-draft.ts';
import { DayChoices } from './day-choices.tsx';
import { OptionalPart } from './optional-part.tsx';
import { clockTime, type Hours, ownTime, partsOfDay } from './parts-of-day.ts';
import { choiceGrid, VisitChoice } from './visit-choice.tsx';

const places: [VisitPlace, string, string][] = [
  ['home', 'At your home', 'or the site'],
  ['studio', 'At our studio', ''],
  ['video', 'By video call', 'from anywhere'],
];

/** Day, time and place that the visitor wishes for the free consultation. */
export function VisitWish({ hours }: { hours: readonly Hours[] }) {
  const date = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  /** The day that is chosen, '' for none; null before the script runs, which alone knows today. */
  const [day, setDay] = useState<string | null>(null);

  useEffect(() => {
    const { visitDay = '', visitPart, visitPlace, visitLocality } = contactDraft.load() ?? {};
    setDay(date.current?.value || visitDay);
    setWanted([visitDay, visitPart, visitPlace, visitLocality].some(Boolean));
  }, []);

  return (
    <OptionalPart id={consultationId} title="Name a day for the free consultation" open={wanted}>
      <div className="grid gap-5" onChange={({ target }) => isDay(target) && setDay(target.value)}>
        {day !== null ? (
          <DayChoices hours={hours} chosen={day} />
        ) : (
          <div className="grid gap-1.5">
            <label htmlFor="contact-day">Day</label>
            <input ref={date} id="contact-day" name="visitDay" type="date" className={`${controlClass} sm:w-60`} />
          </div>
        )}
        <Choices legend="Part of the day, Indian time (IST)">
          <VisitChoice name="visitPart" value="" defaultChecked>
            Any time
          </VisitChoice>
          {partsOfDay(hours).map(({ part, from, to }) => (
            <VisitChoice
              key={part}
              name="visitPart"
              value={part}
              note={
                <>
                  {clockTime(from)} to {clockTime(to)}
                  {day !== null && <OwnTime day={day} from={from} to={to} />}
                </>
              }
            >
              {part.charAt(0).toUpperCase() + part.slice(1)}
            </VisitChoice>
          ))}
        </Choices>
        <div className="group/place grid gap-3">
          <Choices legend="Where">
            <VisitChoice name="visitPlace" value="" defaultChecked>
              Not decided yet
            </VisitChoice>
            {places.map(([place, name, note]) => (
              <VisitChoice key={place} name="visitPlace" value={place} note={note}>
                {name}
              </VisitChoice>
            ))}
          </Choices>
          <div className="hidden gap-1.5 group-has-[[value=home]:checked]/place:grid">
            <label htmlFor="contact-locality">
              Locality or area <span className="text-ink-soft">(optional)</span>
            </label>
            <input
              id="contact-locality"
              type="text"
              name="visitLocality"
              maxLength={limits.visitLocality.max}
              autoComplete="address-level3"
              className={`${controlClass} sm:w-80`}
            />
          </div>
        </div>
        <p className="text-caption text-ink-soft">This is a request, not an appointment yet: we will reply with a time.</p>
      </div>
    </OptionalPart>
  );
}

function Choices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 text-small">{legend}</legend>
      <div className={choiceGrid}>{children}</div>
    </fieldset>
  );
}

/** The same hours on the visitor's own clock, where that is another. */
function OwnTime({ day, from, to }: { day: string; from: string; to: string }) {
  const own = ownTime(day, from, to);
  return own && <span className="block">{own} your time</span>;
}

function isDay(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.name === 'visitDay';
}
