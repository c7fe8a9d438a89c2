/** Makes each slider over pictures of one place draw a picture over the one before. */
export function startPictureSliders(): void {
  for (const section of document.querySelectorAll<HTMLElement>('[data-picture-slider]')) startSlider(section);
}

function startSlider(section: HTMLElement): void {
  const slider = section.querySelector('input') as HTMLInputElement;
  const figures = [...section.querySelectorAll('figure')];
  const names = figures.map((figure) => figure.querySelector('p')?.textContent);
  const step = figures.length === 2 ? slider.step : '1';

  function show() {
    const position = Number(slider.value);
    const percent = Math.round((position % 1) * 100);
    section.style.setProperty('--line', `${(100 - percent) % 100}%`);
    for (const [index, figure] of figures.entries()) {
      figure.style.setProperty('--cut', `${(index - position) * 100}%`);
      figure.toggleAttribute('data-shown', index === Math.round(position));
    }
    const [name, next] = names.slice(Math.floor(position));
    slider.setAttribute('aria-valuetext', percent === 0 ? `${name}` : `${100 - percent}% ${name}, ${percent}% ${next}`);
  }

  slider.addEventListener('input', show);
  // A pointer moves the slider to any place between two pictures, the keyboard by steps.
  slider.addEventListener('pointerdown', () => {
    slider.step = 'any';
  });
  slider.addEventListener('keydown', () => {
    slider.step = step;
    show();
  });
  // A browser may restore the slider's position after a reload.
  show();
}
