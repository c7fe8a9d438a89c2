import { savesData } from '#app/lib/saves-data.ts';
import { type PictureFiles, pictureFileName, pictureFolder } from '#contract/picture-files.ts';
import { type Camera, positionOf } from './panorama-canvas.ts';
import { createTurnableView, type Direction, shortestTurn } from './turnable-view.ts';

/** What the page says of a place, beside its markers. */
export type PlaceData = { files: PictureFiles; alt: string; directions: { yaw: number; alt: string }[] };

/** Milliseconds at rest after which a live region says what is ahead. */
const announceDelayMs = 600;

/** How far above the middle of the view a thing is while its text is read. */
const degreesAbove = 15;

/** Shows a place, from its own direction or another, if it is still wanted once its picture is loaded. */
type Show = (index: number, yaw: number | undefined, isWanted: () => boolean) => Promise<void>;

/** Throws a WalkError if the browser cannot turn the room. */
export function createViewer(walk: HTMLElement): Show {
  const find = (name: string) => walk.querySelector<HTMLElement>(`[data-walk-${name}]`) as HTMLElement;
  const [box, view, controls, status] = [find('box'), find('view'), find('controls'), find('ahead')];
  const groups = [...walk.querySelectorAll<HTMLElement>('[data-walk-markers]')];
  const places = groups.map(({ dataset }): PlaceData => JSON.parse(dataset.walkMarkers ?? ''));
  const turnable = createTurnableView(view, follow);
  const announceAhead = createAnnouncer(status);
  let shownIndex = -1;

  listenToMarkers(walk, box, turnable);
  // A reload shows the still picture; the next press opens the view again. Offline the page might not come back.
  view.querySelector('canvas')?.addEventListener('webglcontextlost', () => navigator.onLine && location.reload());

  // A turned phone has the page at another place. Whoever is reading further down stays there.
  matchMedia('(orientation: portrait)').addEventListener('change', () => {
    const { top, bottom } = box.getBoundingClientRect();
    if (walk.contains(document.activeElement) && bottom > 0 && top < innerHeight) scrollIntoSight();
  });

  /** Scrolls to the view, and to the buttons below it as well if the screen is high enough for both. */
  function scrollIntoSight(): void {
    for (const element of [controls, box]) element.scrollIntoView({ block: 'nearest' });
  }

  /** Shows the larger picture. If it fails, the smaller one stays. */
  async function sharpen(index: number, place: PlaceData, width: number): Promise<void> {
    const image = await fetchPicture(place, width).catch(() => null);
    if (image && index === shownIndex) turnable.show(image);
  }

  function open(index: number): void {
    shownIndex = index;
    view.hidden = controls.hidden = false;
    find('in').hidden = true;
    for (const [place, group] of groups.entries()) group.hidden = place !== index;
    for (const button of controls.querySelectorAll<HTMLElement>('[data-walk-place]')) {
      button.setAttribute('aria-pressed', String(Number(button.dataset.walkPlace) === index));
    }
  }

  function follow(camera: Camera): void {
    const { clientWidth, clientHeight } = view;
    for (const marker of groups[shownIndex]?.querySelectorAll<HTMLElement>('[data-yaw]') ?? []) {
      const position = positionOf(directionOf(marker), camera, clientWidth / clientHeight);
      marker.toggleAttribute('data-away', !position);
      if (position) marker.style.translate = `${within((position.x + 1) / 2, clientWidth)} ${within((1 - position.y) / 2, clientHeight)}`;
    }
    announceAhead(camera.yaw, places[shownIndex]?.directions ?? []);
  }

  return async (index, yaw, isWanted) => {
    const place = places[index] as PlaceData;
    const enters = index !== shownIndex;
    if (enters) {
      const [small, large] = place.files.avif;
      const image = await fetchPicture(place, small);
      if (!isWanted()) return;
      view.setAttribute('aria-label', place.alt);
      open(index);
      turnable.show(image);
      if (large && !savesData()) void sharpen(index, place, large);
    }
    turnable.turn({ yaw: yaw ?? place.directions[0]?.yaw ?? 0 }, !enters);
    scrollIntoSight();
    view.focus({ preventScroll: true });
  };
}

/** Returns what tells a screen reader, once the view rests, what is ahead. */
function createAnnouncer(status: HTMLElement): (yaw: number, directions: PlaceData['directions']) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (yaw, directions) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const away = (direction: { yaw: number }) => Math.abs(shortestTurn(direction.yaw - yaw));
      const [nearest] = directions.toSorted((a, b) => away(a) - away(b));
      if (nearest && status.textContent !== nearest.alt) status.textContent = nearest.alt;
    }, announceDelayMs);
  };
}

/** Turns the view to what is pressed or gets the focus in it. */
function listenToMarkers(walk: HTMLElement, box: HTMLElement, turnable: ReturnType<typeof createTurnableView>): void {
  walk.addEventListener('click', ({ target }) => {
    const { walkKey } = (target as Element).closest<HTMLElement>('[data-walk-key]')?.dataset ?? {};
    if (walkKey) turnable.press(walkKey);
    const thing = (target as Element).closest<HTMLElement>('[popovertarget][data-yaw]');
    if (!thing) return;
    // The text of a thing lies over the lower part of the view, which has to be on the screen.
    box.scrollIntoView({ block: 'nearest' });
    const { yaw, pitch } = directionOf(thing);
    turnable.turn({ yaw, pitch: pitch - degreesAbove }, true);
  });
  // The view turns to a marker that the keyboard reaches.
  box.addEventListener('focusin', ({ target }) => {
    const marker = (target as HTMLElement).closest<HTMLElement>('[data-pitch]:focus-visible');
    if (marker) turnable.turn(directionOf(marker), true);
  });
  // An open text could cover the element that gets the focus.
  document.addEventListener('focusin', ({ target }) => {
    const text = walk.querySelector<HTMLElement>('[popover]:popover-open');
    if (text && !text.contains(target as Node) && (target as HTMLButtonElement).popoverTargetElement !== text) text.hidePopover();
  });
}

/** Moves a marker's middle to this share of the view's width or height, and keeps the marker whole. */
function within(share: number, length: number): string {
  return `clamp(4px, calc(${share * length}px - 50%), calc(${length - 4}px - 100%))`;
}

function directionOf({ dataset }: HTMLElement): Direction {
  return { yaw: Number(dataset.yaw), pitch: Number(dataset.pitch) };
}

async function fetchPicture({ files: { name } }: PlaceData, width: number): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = pictureFolder + pictureFileName(name, width, 'avif');
  await image.decode();
  return image;
}
