/** Lets the slider of a room in stages draw each picture over the one before. */
export function startStages(): void {
  const room = document.querySelector<HTMLElement>('[data-stages]');
  if (!room) return;
  const slider = room.querySelector('input') as HTMLInputElement;
  const figures = [...room.querySelectorAll('figure')];

  function show() {
    const at = Number(slider.value);
    const nearest = figures[Math.round(at)];
    room?.style.setProperty('--line', `${(at % 1) * 100}%`);
    for (const [index, figure] of figures.entries()) {
      figure.style.setProperty('--shown', `${(at - index + 1) * 100}%`);
      figure.toggleAttribute('data-shown', figure === nearest);
    }
    slider.setAttribute('aria-valuetext', nearest?.querySelector('p')?.textContent ?? '');
  }

  slider.addEventListener('input', show);
  // The hand moves it to any place between two stages, the keyboard from stage to stage.
  slider.addEventListener('pointerdown', () => {
    slider.step = 'any';
  });
  slider.addEventListener('keydown', () => {
    slider.step = '1';
    show();
  });
  // A browser may keep its place over a reload.
  show();
}
