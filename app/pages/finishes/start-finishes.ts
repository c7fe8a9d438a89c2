const failed = 'The picture could not be fetched. Check the connection and choose again.';

/** Shows the finish that is chosen. Its picture is fetched when its sample is pointed at. */
export function startFinishes(): void {
  const section = document.querySelector<HTMLElement>('[data-finishes]');
  if (!section) return;
  const figures = [...section.querySelectorAll<HTMLElement>('[data-finish]')];
  const radios = [...section.querySelectorAll('input')];
  const status = section.querySelector('[role=status]') as HTMLElement;
  const figureOf = ({ value }: HTMLInputElement) => figures.find(({ dataset }) => dataset.finish === value) as HTMLElement;
  let wanted: HTMLInputElement;

  for (const type of ['pointerover', 'focusin'])
    section.addEventListener(type, ({ target }) => {
      const control = (target as Element).closest('label')?.control;
      if (control) fetchPicture(figureOf(control as HTMLInputElement)).catch(() => {});
    });

  async function show(radio: HTMLInputElement) {
    wanted = radio;
    const figure = figureOf(radio);
    const fetched = await fetchPicture(figure).catch(() => null);
    // Another finish may have been chosen meanwhile.
    if (radio !== wanted) return;
    status.textContent = fetched?.alt ?? failed;
    status.classList.toggle('sr-only', fetched !== null);
    if (fetched) {
      for (const each of figures) each.hidden = each !== figure;
      const { heading = '', pageTitle = '' } = figure.dataset;
      (document.querySelector('h1') as HTMLElement).textContent = heading;
      document.title = pageTitle;
      if (location.pathname !== radio.value) history.replaceState(history.state, '', radio.value);
    }
    // The finish that failed can be chosen again.
    for (const each of radios) each.checked = !figureOf(each).hidden;
  }

  section.addEventListener('change', ({ target }) => show(target as HTMLInputElement));
  // Some browsers tick again what was ticked when the page was left.
  addEventListener('pageshow', () => {
    const ticked = radios.find(({ checked }) => checked);
    if (ticked && figureOf(ticked).hidden) void show(ticked);
  });
}

/** Waits for the picture of a figure. A hidden picture is lazy; setting `src` fetches a failed one again. */
async function fetchPicture(figure: HTMLElement): Promise<HTMLImageElement> {
  const image = figure.querySelector('img') as HTMLImageElement;
  image.loading = 'eager';
  if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src);
  await image.decode();
  return image;
}
