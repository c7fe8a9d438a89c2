import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { consultationId } from '#app/lib/element-ids.ts';
import { Field } from '#app/ui/form/field.tsx';
import { type ConsultationPlace, consultationPlaces, placeNames } from '#contract/consultation.ts';
import { asTitle } from '#contract/lib/as-title.ts';
import { clockTime } from '#contract/lib/clock-time.ts';
import { addDays, indianToday } from '#contract/lib/indian-day.ts';
import { limits } from '#contract/limits.ts';
import { type OfferedDayPart, ownTime } from './consultation-times.ts';
import { OptionalFields } from './optional-fields.tsx';

const placeHints: Record<ConsultationPlace, string> = { home: 'at your home or office', studio: '', video: 'from anywhere' };

type ConsultationFieldsProps = { dayParts: OfferedDayPart[]; day: string | undefined; error: string | undefined };

/** Day, time and place that the visitor wishes for the free consultation. */
export function ConsultationFields({ dayParts, day, error }: ConsultationFieldsProps) {
  const [days, setDays] = useState<{ min?: string; max?: string }>({});

  useEffect(() => {
    // Not at build time: that may have been another day.
    setDays({ min: indianToday(), max: addDays(indianToday(), limits.consultationDays) });
  }, []);

  return (
    <OptionalFields id={consultationId} title="Choose a day for the free consultation">
      <div className="grid gap-5">
        <Field id="contact-day" name="visitDay" label="Day" hint={day ? undefined : 'No day is sent until you choose one.'} error={error}>
          {(field) => <input {...field} {...days} type="date" className={`${field.className} sm:w-60`} />}
        </Field>
        <RadioGroup legend="Time of day, Indian time (IST)">
          <Radio name="visitPart" value="" defaultChecked>
            Any time
          </Radio>
          {dayParts.map(({ dayPart, hours }) => (
            <Radio
              key={dayPart}
              name="visitPart"
              value={dayPart}
              hint={hours && <OfferedHours {...hours} day={day} awake={days.min !== undefined} />}
            >
              {asTitle(dayPart)}
            </Radio>
          ))}
        </RadioGroup>
        <div className="group/place grid gap-3">
          <RadioGroup legend="Where">
            <Radio name="visitPlace" value="" defaultChecked>
              Not decided yet
            </Radio>
            {consultationPlaces.map((place) => (
              <Radio key={place} name="visitPlace" value={place} hint={placeHints[place]}>
                {asTitle(placeNames[place])}
              </Radio>
            ))}
          </RadioGroup>
          <div className="hidden group-has-[[value=home]:checked]/place:block">
            <Field id="contact-locality" name="visitLocality" label="Locality or area" optional>
              {(field) => (
                <input
                  {...field}
                  maxLength={limits.locality.max}
                  type="text"
                  autoComplete="address-level3"
                  className={`${field.className} sm:w-80`}
                />
              )}
            </Field>
          </div>
        </div>
        <p className="text-small text-ink-soft">This is a request, not an appointment yet: we will reply with a time.</p>
      </div>
    </OptionalFields>
  );
}

/** The hours in India and, once the island is awake, by the visitor's own clock: the build does not know it. */
function OfferedHours({ day, awake, ...hours }: NonNullable<OfferedDayPart['hours']> & { day: string | undefined; awake: boolean }) {
  const own = awake && ownTime(hours, day);
  return (
    <>
      {clockTime(hours.from)} to {clockTime(hours.to)}
      {own && <span className="block">{`Your time: ${own}`}</span>}
    </>
  );
}

/** Radio buttons of equal widths: two side by side on a phone, four elsewhere. */
function RadioGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 text-small">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] gap-2 sm:grid-cols-4">{children}</div>
    </fieldset>
  );
}

function Radio({ children, hint, ...props }: ComponentProps<'input'> & { hint?: ReactNode }) {
  return (
    <label className="choice flex min-h-11 items-center gap-2 rounded-control px-3 py-1.5 text-small">
      <input type="radio" className="size-4.5 shrink-0 accent-choice" {...props} />
      <span>
        {children}
        {hint && <span className="block text-small text-ink-soft">{hint}</span>}
      </span>
    </label>
  );
}
