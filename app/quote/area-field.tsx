import { type Control, type UseFormRegister, type UseFormSetValue, useFormState, useWatch } from 'react-hook-form';
import { controlClass, FieldError } from '#app/ui/field.tsx';
import { areaLimits, formatArea } from './quote-schema.ts';
import type { QuoteValues } from './quote-values.ts';

type AreaFieldProps = {
  control: Control<QuoteValues>;
  register: UseFormRegister<QuoteValues>;
  setValue: UseFormSetValue<QuoteValues>;
};

/** A slider for the round figure and a box for the exact one, in step with each other. */
export function AreaField({ control, register, setValue }: AreaFieldProps) {
  const typed = useWatch({ control, name: 'area' });
  const { errors, isSubmitted } = useFormState({ control, name: 'area' });
  const area = Number.isFinite(typed) ? typed : 0;
  const error = errors.area?.message;
  const describedBy = error ? 'quote-area-error' : undefined;

  return (
    <fieldset>
      <legend id="quote-area-legend" className="font-display text-subheading">
        Area (sq ft)
      </legend>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        {/* Off: the slider says its own value, and twice is too often. */}
        <output htmlFor="quote-area-slider quote-area" aria-live="off" className="font-display text-heading text-accent">
          {formatArea(area)}
        </output>
        <label className="flex items-center gap-3 whitespace-nowrap text-small text-ink-soft">
          <span>
            <span className="sr-only">Area in sq ft, </span>or type it
          </span>
          <input
            id="quote-area"
            type="number"
            inputMode="numeric"
            min={areaLimits.least}
            max={areaLimits.most}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            className={`${controlClass} max-w-28 tabular-nums`}
            {...register('area', { valueAsNumber: true })}
          />
        </label>
      </div>
      <input
        id="quote-area-slider"
        type="range"
        min={areaLimits.slider.min}
        max={areaLimits.most}
        step={areaLimits.slider.step}
        value={area}
        onChange={(event) => setValue('area', event.target.valueAsNumber, { shouldDirty: true, shouldValidate: isSubmitted })}
        aria-labelledby="quote-area-legend"
        aria-valuetext={formatArea(area)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        className="h-11 w-full cursor-pointer accent-accent"
      />
      <div className="-mt-1.5 flex justify-between text-caption text-ink-soft">
        <span>{formatArea(areaLimits.slider.min)}</span>
        <span>{formatArea(areaLimits.most)}</span>
      </div>
      <FieldError id="quote-area-error" message={error} />
    </fieldset>
  );
}
