import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '#app/lib/format-number.ts';
import { controlClass, FieldNotes, fieldAria } from '#app/ui/form/field.tsx';
import { projectLimits } from '#contract/project.ts';

type AreaFieldProps = { slug: string; label: string; hint: string; area: number | undefined; setArea: (area: number | undefined) => void };

const { min, max } = projectLimits.area;

export function areaFieldId(slug: string): string {
  return `area-${slug}`;
}

/** An area in whole square feet. What is typed stays, also where it is no area; only an area is kept. */
export function AreaField({ slug, label, hint, area, setArea }: AreaFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(area === undefined ? '' : String(area));
  const invalid = typed.trim() !== '' && toArea(typed) === undefined;
  const notes = {
    id: areaFieldId(slug),
    hint,
    error: invalid ? `Write whole square feet, from ${min} to ${formatNumber(max)}` : undefined,
  };

  // Changed in another tab.
  useEffect(() => {
    if (document.activeElement !== box.current) setTyped(area === undefined ? '' : String(area));
  }, [area]);

  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label htmlFor={notes.id} className="text-small">
          {label} (sq ft)
        </label>
        <input
          {...fieldAria(notes)}
          ref={box}
          id={notes.id}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setArea(toArea(currentTarget.value));
          }}
          className={`${controlClass} max-w-28 py-2 tabular-nums`}
        />
      </div>
      <FieldNotes {...notes} />
    </div>
  );
}

/** '1,200' is typed as often as '1200'. */
function toArea(typed: string): number | undefined {
  const number = Number(typed.replaceAll(',', '').trim() || Number.NaN);
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
}
