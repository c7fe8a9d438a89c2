import { useEffect, useRef } from 'react';
import { readArea } from '#app/project/area.ts';
import { controlClass, FieldHints, fieldAria } from '#app/ui/form/field.tsx';
import { formatNumber } from '#contract/lib/format-number.ts';
import { areaLimits, formatArea } from './quote-schema.ts';

/** A slider for the round figure and a box for the exact one, in step with each other. The box is the form's field. */
export function AreaSlider({ typed, error }: { typed: string; error: string | undefined }) {
  const box = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const area = readArea(typed) || 0;
  const hints = { id: 'quote-area', hint: `${formatNumber(areaLimits.max)} means ${formatNumber(areaLimits.max)} sq ft or more.`, error };

  // The slider may have been moved before the script ran.
  useEffect(() => {
    const [moved, field] = [slider.current, box.current];
    if (moved && field && moved.value !== moved.defaultValue && field.value === field.defaultValue) field.value = moved.value;
  }, []);

  useEffect(() => {
    if (slider.current) slider.current.valueAsNumber = area;
  }, [area]);

  return (
    <fieldset>
      <legend id="quote-area-legend" className="font-display text-subheading">
        Area (sq ft)
      </legend>
      <FieldHints id={hints.id} error={error} />
      <div className="flex flex-wrap items-end [p+&]:mt-3 justify-between gap-x-6 gap-y-3">
        {/* aria-live is off, because the slider says its own value. */}
        <output htmlFor="quote-area-slider quote-area" aria-live="off" className="font-display text-subheading text-choice wrap-anywhere">
          {formatArea(area)}
        </output>
        <label className="flex items-center gap-3 whitespace-nowrap text-small text-ink-soft">
          <span className="sr-only">Area in sq ft, </span>
          or type it
          <input
            {...fieldAria(hints)}
            ref={box}
            id="quote-area"
            name="area"
            // Not a number field: that would lose what is dictated into it, such as '1200 square feet'.
            type="text"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={areaLimits.initial}
            className={`${controlClass} max-w-28`}
          />
        </label>
      </div>
      <input
        {...fieldAria(hints)}
        ref={slider}
        id="quote-area-slider"
        type="range"
        min={areaLimits.slider.min}
        max={areaLimits.max}
        step={areaLimits.slider.step}
        defaultValue={areaLimits.initial}
        // The form's own handler runs after this one, and reads the box.
        onInput={({ currentTarget }) => {
          if (box.current) box.current.value = currentTarget.value;
        }}
        aria-labelledby="quote-area-legend"
        aria-valuetext={formatArea(area)}
        className="h-11 w-full cursor-pointer"
      />
      <div className="-mt-1.5 mb-2 flex justify-between text-small text-ink-soft">
        <span>{formatArea(areaLimits.slider.min)}</span>
        <span>{formatArea(areaLimits.max)}</span>
      </div>
      <FieldHints id={hints.id} hint={hints.hint} />
    </fieldset>
  );
}
