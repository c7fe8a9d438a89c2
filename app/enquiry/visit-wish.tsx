import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { consultationId } from '#app/lib/contact-links.ts';
import { controlClass } from '#app/ui/form/field.tsx';
import { limits } from '#contract/limits.ts';
import type { VisitPlace } from '#contract/visit.ts';
import { contactDraft } from './enquiry-storage.ts';
import { OptionalPart } from './optional-part.tsx';
import { clockTime, type Hours, nextDays, ownTime, partsOfDay, shortDay } from './visit-times.ts';

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
          <Choice name="visitPart" value="" defaultChecked>
            Any time
          </Choice>
          {partsOfDay(hours).map(({ part, from, to }) => (
            <Choice
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
            </Choice>
          ))}
        </Choices>
        <div className="group/place grid gap-3">
          <Choices legend="Where">
            <Choice name="visitPlace" value="" defaultChecked>
              Not decided yet
            </Choice>
            {places.map(([place, name, note]) => (
              <Choice key={place} name="visitPlace" value={place} note={note}>
                {name}
              </Choice>
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

/** The next days in the place of the date input; `chosen` is what that held at first. */
function DayChoices({ hours, chosen }: { hours: readonly Hours[]; chosen: string }) {
  const [days] = useState(() => nextDays(hours));
  const [initial] = useState(() => (days.some(({ day }) => day === chosen) ? chosen : ''));
  return (
    <Choices legend="Day">
      <Choice name="visitDay" value="" defaultChecked={initial === ''}>
        No particular day
      </Choice>
      {days.map(({ day, note }) => (
        <Choice key={day} name="visitDay" value={day} defaultChecked={initial === day} note={note}>
          {shortDay(day)}
        </Choice>
      ))}
    </Choices>
  );
}

/** Of equal widths: two side by side on a phone, four elsewhere. */
function Choices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 text-small">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] gap-2 sm:grid-cols-4">{children}</div>
    </fieldset>
  );
}

/** A small native radio button with its words. */
function Choice({ children, note, ...props }: ComponentProps<'input'> & { note?: ReactNode }) {
  return (
    <label className="flex min-h-11 items-center gap-2 rounded-control border border-control bg-surface px-3 py-1.5 text-small cursor-pointer transition-colors duration-150 hover:border-ink has-checked:border-choice has-checked:bg-choice-ground has-checked:inset-ring-1 has-checked:inset-ring-choice">
      <input type="radio" className="size-4.5 shrink-0 accent-choice" {...props} />
      <span>
        {children}
        {note && <span className="block text-caption text-ink-soft">{note}</span>}
      </span>
    </label>
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
