type State = { playing: boolean; moving: boolean };

/**
 * Calls `advance` every `delayMs` milliseconds while nothing pauses it: the visitor's pause button, a hovering mouse,
 * keyboard focus inside, a hidden tab, or the region being off screen. Taps and swipes do not stop it. It starts paused
 * if the visitor asked for reduced motion (WCAG 2.2.2). `show` is called at every change, and with the first state.
 * Returns the function of the pause button.
 */
export function autoplay(region: HTMLElement, delayMs: number, advance: () => void, show: (state: State) => void) {
  const pausedBy = { hovered: false, focused: false, hidden: document.hidden, offScreen: true };
  let playing = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  let timer: ReturnType<typeof setInterval> | undefined;

  function update(change: Partial<typeof pausedBy>) {
    Object.assign(pausedBy, change);
    const moving = playing && !Object.values(pausedBy).includes(true);
    if (moving) {
      timer ??= setInterval(advance, delayMs);
    } else {
      clearInterval(timer);
      timer = undefined;
    }
    show({ playing, moving });
  }

  region.addEventListener('pointerenter', ({ pointerType }) => update({ hovered: pointerType === 'mouse' }));
  region.addEventListener('pointerleave', () => update({ hovered: false }));
  // A tap focuses what it touches; only focus that the keyboard moved pauses the slides.
  region.addEventListener('focusin', ({ target }) => update({ focused: (target as Element).matches(':focus-visible') }));
  region.addEventListener('focusout', () => update({ focused: false }));
  document.addEventListener('visibilitychange', () => update({ hidden: document.hidden }));
  new IntersectionObserver((entries) => update({ offScreen: !entries.at(-1)?.isIntersecting })).observe(region);
  update({});

  return function toggle() {
    playing = !playing;
    update({});
  };
}
