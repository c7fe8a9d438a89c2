import site from 'virtual:content/site';

/** A figure of its own, or the value of a claim. */
type Figure = { label: string } & ({ value: string } | { claim: string });

/** Figures of the studio in large type, with hairlines between. `compact` puts three in a row on a phone. */
export function Figures({ figures, className = '', compact = false }: { figures: Figure[]; className?: string; compact?: boolean }) {
  const columnsClass = compact
    ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,6.25rem),1fr))]'
    : 'grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))]';
  return (
    <dl className={`grid gap-y-4 ${columnsClass} ${className}`}>
      {figures.map(({ label, ...figure }) => (
        <div
          key={label}
          className={`flex flex-col-reverse justify-end gap-2 border-l border-brass py-1 pr-3 pl-4 ${compact ? 'max-md:pr-1 max-md:pl-3' : ''}`}
        >
          <dt className="text-small leading-snug text-ink-soft">{label}</dt>
          <dd className={`font-display text-figure ${compact ? 'max-md:text-heading' : ''}`}>
            {'claim' in figure ? site.claims[figure.claim]?.value : figure.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
