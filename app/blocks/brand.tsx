import site from 'virtual:content/site';

/** The studio's mark: four material samples (oak, sage lacquer, brass, terrazzo) laid together as on a sample board. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="34" height="34" aria-hidden="true" className="shrink-0 forced-color-adjust-none">
      <path d="M1 1h14v18H1z" fill="var(--color-oak)" />
      <path d="M4 1v18M8 1c1 6-1 12 0 18M12 1v18" fill="none" stroke="var(--color-oak-grain)" strokeWidth="0.8" />
      <path d="M17 1h14v10H17z" fill="var(--color-sage)" />
      <path d="M17 13h14v18H17z" fill="var(--color-terrazzo)" />
      <path
        d="M20 17l2 1-1 2zM26 16l2 2-3 .5zM22 23l2.5.5-1.5 2zM27 22l1.5 2-2 1zM20 27l2 1.5-2 .8zM26.5 27l2 .6-1.2 1.6z"
        fill="var(--color-terrazzo-chip)"
      />
      <path d="M1 21h14v10H1z" fill="var(--color-brass)" />
    </svg>
  );
}

/** On a phone there is room for some seven letters beside the mark; a longer name is smaller, without the mark. */
export function Brand() {
  const isLong = site.studio.brand.length > 7;
  return (
    <a
      href="/"
      className={`flex min-h-11 items-center gap-3 ${isLong ? 'max-sm:[&_svg]:hidden' : 'max-[22rem]:[&_svg]:hidden'}`}
      aria-label={`${site.studio.brand}, home`}
    >
      <Mark />
      <span translate="no" className={`font-display text-[1.75rem] leading-none tight${isLong ? ' max-sm:text-subheading' : ''}`}>
        {site.studio.brand}
      </span>
    </a>
  );
}
