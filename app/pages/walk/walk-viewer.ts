import { fileName, pictureFolder } from '#contract/picture-files.ts';
import { type Look, placeOf } from './panorama-canvas.ts';
import { type Act, type Direction, shortest, TurnableView } from './turnable-view.ts';

/** What the page says of a place, beside its markers. */
export type PlaceData = { name: string; widths: number[]; jpeg: number; alt: string; views: { toward: number; alt: string }[] };

/** Milliseconds at rest after which it is said what is ahead. */
const sayMs = 600;

/** How far above the middle of the view a thing is while its text is read. */
const degreesAbove = 15;

let viewer: Viewer | undefined;

/** Shows a place, from the direction that it begins with or another, if it is still wanted once its picture is there. */
export async function showPlace(walk: HTMLElement, index: number, toward: number | undefined, isWanted: () => boolean): Promise<void> {
  viewer ??= new Viewer(walk);
  await viewer.show(index, toward, isWanted);
}

class Viewer {
  private readonly walk: HTMLElement;
  private readonly stage: HTMLElement;
  private readonly view: HTMLElement;
  private readonly groups: HTMLElement[];
  private readonly places: PlaceData[];
  private readonly turnable: TurnableView;
  private shown = -1;
  private sayTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(walk: HTMLElement) {
    this.walk = walk;
    this.stage = walk.querySelector('[data-walk-stage]') as HTMLElement;
    this.view = walk.querySelector('[data-walk-view]') as HTMLElement;
    this.groups = [...walk.querySelectorAll<HTMLElement>('[data-walk-markers]')];
    this.places = this.groups.map(({ dataset }) => JSON.parse(dataset.walkMarkers ?? ''));
    this.turnable = new TurnableView(this.view, (look) => this.follow(look));
    walk.addEventListener('click', ({ target }) => {
      const { walkAct } = (target as Element).closest<HTMLElement>('[data-walk-act]')?.dataset ?? {};
      if (walkAct) this.turnable.act(walkAct as Act);
      const thing = (target as Element).closest<HTMLElement>('[popovertarget][data-marks]');
      if (thing) this.showAbove(directionOf(thing));
    });
    // Who reaches a marker by the keyboard sees it.
    this.stage.addEventListener('focusin', ({ target }) => {
      const marker = target as HTMLElement;
      if (marker.dataset.marks !== undefined && marker.matches(':focus-visible')) this.turnable.turn(directionOf(marker), true);
    });
    // A text that stayed open would lie over what the keyboard comes to.
    document.addEventListener('focusin', ({ target }) => {
      const text = walk.querySelector<HTMLElement>('[popover]:popover-open');
      if (text && !text.contains(target as Node) && (target as HTMLButtonElement).popoverTargetElement !== text) text.hidePopover();
    });
    this.view.querySelector('canvas')?.addEventListener('webglcontextlost', () => this.close());
  }

  async show(index: number, toward: number | undefined, isWanted: () => boolean): Promise<void> {
    const place = this.places[index] as PlaceData;
    const enters = index !== this.shown;
    if (enters) {
      const [small, large] = place.widths as [number, number?];
      const image = await fetchPicture(place, small);
      if (!isWanted() || viewer !== this) return;
      this.view.setAttribute('aria-label', place.alt);
      this.open(index);
      this.turnable.show(image);
      if (large && !savesData()) void this.sharpen(index, place, large);
    }
    this.turnable.turn({ toward: toward ?? place.views[0]?.toward ?? 0 }, !enters);
    // The buttons below it as well, where the screen is high enough for both.
    for (const part of [this.walk.querySelector('[data-walk-controls]'), this.stage]) part?.scrollIntoView({ block: 'nearest' });
    this.view.focus({ preventScroll: true });
  }

  /** Its text lies over the lower part of the view. */
  private showAbove({ toward, height }: Direction): void {
    this.turnable.turn({ toward, height: height - degreesAbove }, true);
  }

  /** The smaller picture stays where the larger one does not come. */
  private async sharpen(index: number, place: PlaceData, width: number): Promise<void> {
    const image = await fetchPicture(place, width).catch(() => null);
    if (image && index === this.shown) this.turnable.show(image);
  }

  /** The place of this number; -1 is none. */
  private open(shown: number): void {
    this.shown = shown;
    const none = shown === -1;
    this.view.hidden = none;
    (this.walk.querySelector('[data-walk-controls]') as HTMLElement).hidden = none;
    (this.walk.querySelector('[data-walk-in]') as HTMLElement).hidden = !none;
    for (const [index, group] of this.groups.entries()) group.hidden = index !== shown;
    for (const button of this.walk.querySelectorAll<HTMLElement>('[data-walk-controls] [data-walk-place]')) {
      button.setAttribute('aria-pressed', String(Number(button.dataset.walkPlace) === this.shown));
    }
  }

  /** The still picture is under the view. The next press begins with another viewer. */
  private close(): void {
    this.open(-1);
    viewer = undefined;
    // Without the canvas and what answers here: outside the page this viewer draws nothing any more.
    this.view.replaceWith(this.view.cloneNode());
  }

  private follow(look: Look): void {
    const { clientWidth, clientHeight } = this.view;
    for (const marker of this.groups[this.shown]?.querySelectorAll<HTMLElement>('[data-marks]') ?? []) {
      const at = placeOf(directionOf(marker), look, clientWidth / clientHeight);
      marker.toggleAttribute('data-away', !at);
      if (at) marker.style.translate = `${within((at.x + 1) / 2, clientWidth)} ${within((1 - at.y) / 2, clientHeight)}`;
    }
    this.view.dataset.toward = String(Math.round(look.toward) % 360);
    this.view.dataset.angle = String(Math.round(look.angle));
    clearTimeout(this.sayTimer);
    this.sayTimer = setTimeout(() => this.say(look), sayMs);
  }

  /** Tells who cannot see it what is ahead. */
  private say({ toward }: Look): void {
    const away = (view: { toward: number }) => Math.abs(shortest(view.toward - toward));
    const [nearest] = this.places[this.shown]?.views.toSorted((a, b) => away(a) - away(b)) ?? [];
    const status = this.walk.querySelector('[data-walk-ahead]');
    if (status && nearest && status.textContent !== nearest.alt) status.textContent = nearest.alt;
  }
}

/** Moves a marker's middle to this part of the view's width or height, and keeps the marker whole. */
function within(part: number, length: number): string {
  return `clamp(4px, calc(${part * length}px - 50%), calc(${length - 4}px - 100%))`;
}

function directionOf({ dataset }: HTMLElement): Direction {
  return { toward: Number(dataset.marks), height: Number(dataset.height) };
}

/** AVIF, or the smaller JPEG where the browser does not know it. */
async function fetchPicture({ name, jpeg }: PlaceData, width: number): Promise<HTMLImageElement> {
  for (const file of [fileName(name, width, 'avif'), fileName(name, jpeg, 'jpg')]) {
    const image = new Image();
    image.src = pictureFolder + file;
    try {
      await image.decode();
      return image;
    } catch {}
  }
  throw new Error('no picture');
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}
