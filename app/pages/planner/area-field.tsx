import { useEffect, useRef, useState } from 'react';
import { parseArea } from '#app/project/area.ts';
import { controlClass, FieldHints, fieldAria } from '#app/ui/form/field.tsx';
import { formatNumber } from '#contract/lib/format-number.ts';
import { projectLimits } from '#contract/limits.ts';

type AreaFieldProps = { slug: string; label: string; hint: string; area: number | undefined; setArea: (area: number | undefined) => void };

const { min, max } = projectLimits.area;
const writeIt = `Write the square feet, or two lengths in feet such as 8 x 9: ${min} to ${formatNumber(max)} sq ft`;

export function areaFieldId(slug: string): string {
  return `area-${slug}`;
}

/** The total is announced: once for a number, not with each of its digits. */
const pauseMs = 500;

/** An area. What is typed stays; what it counts as is beside it. An invalid area is reported on leaving the field. */
export function AreaField({ slug, label, hint, area, setArea }: AreaFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const waiting = useRef(0);
  const [typed, setTyped] = useState(String(area ?? ''));
  const [wasLeft, setWasLeft] = useState(false);
  const read = parseArea(typed);
  const invalid = wasLeft && typed.trim() !== '' && read === undefined;
  const hints = { id: areaFieldId(slug), hint, error: invalid ? writeIt : undefined };

  // The area may be changed in another tab, or by choosing a flat. What was typed stays if it counts as the same.
  useEffect(() => {
    if (document.activeElement !== box.current) setTyped((before) => (parseArea(before) === area ? before : String(area ?? '')));
  }, [area]);

  function applyArea(text: string) {
    clearTimeout(waiting.current);
    waiting.current = 0;
    setArea(parseArea(text));
  }

  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label htmlFor={hints.id} className="text-small">
          {label} (sq ft)
        </label>
        <input
          {...fieldAria(hints)}
          ref={box}
          id={hints.id}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            clearTimeout(waiting.current);
            waiting.current = window.setTimeout(applyArea, pauseMs, value);
          }}
          onFocus={() => setWasLeft(false)}
          onBlur={() => {
            if (waiting.current) applyArea(typed);
            setWasLeft(true);
          }}
          className={`${controlClass} max-w-36 py-2`}
        />
        <output htmlFor={hints.id} className="text-small text-ink-soft">
          {read !== undefined && read === area && !/^[\d,]+$/.test(typed.trim()) && `= ${formatNumber(read)} sq ft`}
        </output>
      </div>
      {/* By then the focus is elsewhere, so the error is announced. */}
      <div aria-live="polite" className="grid gap-1.5">
        <FieldHints {...hints} />
      </div>
    </div>
  );
}
