import type { Figure } from '#content-model/views.ts';

/** The studio's claims in large figures, with hairlines between. */
export function Figures({ figures, className = '' }: { figures: Figure[]; className?: string }) {
  return (
    <dl className={`grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] ${className}`}>
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-2 border-l border-brass py-1 pr-3 pl-4">
          <dt className="text-small leading-snug text-ink-soft">{label}</dt>
          <dd className="font-display text-figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
