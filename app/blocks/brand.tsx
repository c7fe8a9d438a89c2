import site from 'virtual:content/site';
import { brandMark } from './brand-mark.ts';

function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="34" height="34" aria-hidden="true" className="shrink-0 forced-color-adjust-none">
      {brandMark.map(({ colour, d, line }) => (
        <path key={colour} d={d} fill={line ? 'none' : `var(${colour})`} stroke={line ? `var(${colour})` : undefined} strokeWidth={line} />
      ))}
    </svg>
  );
}

export function Brand() {
  return (
    <a href="/" className="flex min-h-11 items-center gap-3" aria-label={`${site.studio.brand}, home`}>
      <Mark />
      <span className="font-display text-[1.75rem] leading-none tracking-tight">{site.studio.brand}</span>
    </a>
  );
}
