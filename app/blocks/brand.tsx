import site from 'virtual:content/site';

/** The studio's mark: four material samples (oak, sage lacquer, brass, terrazzo) laid together as on a sample board. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="34" height="34" aria-hidden="true" className="shrink-0 forced-color-adjust-none">
      <rect x="1" y="1" width="14" height="18" className="fill-oak" />
      <path d="M4 1v18M8 1c1 6-1 12 0 18M12 1v18" className="fill-none stroke-oak-grain" strokeWidth=".8" />
      <rect x="17" y="1" width="14" height="10" className="fill-sage" />
      <rect x="17" y="13" width="14" height="18" className="fill-terrazzo" />
      <path
        d="M20 17l2 1-1 2zM26 16l2 2-3 .5zM22 23l2.500.5-1.500 2zM27 22l1.500 2-2 1zM20 27l2 1.500-2 .8zM26.500 27l2 .6-1.200 1.600z"
        className="fill-terrazzo-chip"
      />
      <rect x="1" y="21" width="14" height="10" className="fill-brass" />
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
