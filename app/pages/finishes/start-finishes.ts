const failed = 'The picture could not be fetched. Check the connection and choose again.';

/** Shows the finish that is chosen. Its picture is fetched when its sample is pointed at. */
export function startFinishes(): void {
  const section = document.querySelector<HTMLElement>('[data-finishes]');
  if (!section) return;
  const figures = [...section.querySelectorAll<HTMLElement>('[data-finish]')];
  const status = section.querySelector('[role=status]') as HTMLElement;
  const figureOf = (path: string) => figures.find(({ dataset }) => dataset.finish === path);
  let wanted = '';

  for (const type of ['pointerover', 'focusin'])
    section.addEventListener(type, ({ target }) => {
      const control = (target as Element).closest('label')?.control;
      if (control) void fetchPicture(figureOf((control as HTMLInputElement).value)).catch(() => {});
    });

  async function show(path: string) {
    wanted = path;
    const figure = figureOf(path);
    const isFetched = await fetchPicture(figure).then(
      () => true,
      () => false,
    );
    // Another finish may have been chosen meanwhile.
    if (path !== wanted) return;
    status.textContent = isFetched ? `${figure?.querySelector('img')?.alt}` : failed;
    status.classList.toggle('sr-only', isFetched);
    if (!isFetched) return tickShown();
    for (const each of figures) each.hidden = each !== figure;
    const { heading = '', pageTitle = '' } = figure?.dataset ?? {};
    (document.querySelector('h1') as HTMLElement).textContent = heading;
    document.title = pageTitle;
    if (location.pathname !== path) history.replaceState(history.state, '', path);
  }

  /** So that the finish that failed can be chosen again. */
  function tickShown() {
    const shownPath = figures.find(({ hidden }) => !hidden)?.dataset.finish;
    for (const radio of section?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []) radio.checked = radio.value === shownPath;
  }

  section.addEventListener('change', ({ target }) => show((target as HTMLInputElement).value));
  // Some browsers tick again what was ticked when the page was left.
  addEventListener('pageshow', () => {
    const ticked = section.querySelector<HTMLInputElement>('input:checked')?.value;
    if (figureOf(ticked ?? '')?.hidden) void show(ticked as string);
  });
}

/** Waits for the picture of a figure. A hidden picture is lazy; setting `src` fetches a failed one again. */
async function fetchPicture(figure: HTMLElement | undefined): Promise<void> {
  const image = figure?.querySelector('img');
  if (!image) return;
  image.loading = 'eager';
  if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src);
  await image.decode();
}
