/** Lets the slider of each comparison move the line between its two pictures. */
export function startComparisons(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('[data-compare]')) {
    const slider = figure.querySelector('input') as HTMLInputElement;
    const show = () => {
      figure.style.setProperty('--line', `${slider.value}%`);
      slider.setAttribute('aria-valuetext', `${slider.value}% before, ${100 - Number(slider.value)}% after`);
    };
    slider.addEventListener('input', show);
    // A browser may keep its place over a reload.
    show();
  }
}
