import { type Look, type PanoramaCanvas, panoramaCanvas } from './panorama-canvas.ts';
import { WalkError } from './walk-buttons.ts';

export type Direction = Pick<Look, 'toward' | 'height'>;

const begin: Look = { toward: 0, height: -4, angle: 62 };
/** Of a view that is taller than wide, where the angle of its width would be narrow. */
const uprightAngle = 80;
const limits = { height: 75, nearest: 28, furthest: 84 };
/** Degrees of a press of an arrow, and milliseconds until they are turned. */
const step = { degrees: 20, ms: 300 };
/** Milliseconds without movement after which the view is drawn sharp again. */
const restMs = 150;
/** Of the view at rest: more would cost memory and show nothing more of the picture. */
const mostPixels = 4_000_000;
/** A frame that takes longer, in milliseconds, makes the next ones coarser, at most to this share of width and height. Finer again at rest: to try it while moving would make frames late. */
const slowFrame = { ms: 20, coarser: 0.85, finer: 1.1, least: 0.4 };

const acts = {
  left: { toward: -step.degrees },
  right: { toward: step.degrees },
  up: { height: step.degrees },
  down: { height: -step.degrees },
  nearer: { zoom: 0.8 },
  further: { zoom: 1.25 },
} as const;
export type Act = keyof typeof acts;

const keys: Record<string, Act> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'nearer',
  '=': 'nearer',
  '-': 'further',
};

/** A view that is turned by dragging, by keys and by calls. `onLook` is called after each drawing. Throws without WebGL. */
export class TurnableView {
  private readonly view: HTMLElement;
  private readonly canvas = document.createElement('canvas');
  private readonly panorama: PanoramaCanvas;
  private readonly onLook: (look: Look) => void;
  private look: Look = { ...begin };
  /** Where the movement ends: the next press goes on from there. */
  private goal: Direction = begin;
  private turning = 0;
  private frame = 0;
  private lastFrame = 0;
  private share = 1;
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(view: HTMLElement, onLook: (look: Look) => void) {
    const panorama = panoramaCanvas(this.canvas);
    if (!panorama) throw new WalkError('This browser cannot turn the room: every view is in the pictures below.');
    this.view = view;
    this.panorama = panorama;
    this.onLook = onLook;
    // The view itself is still hidden.
    const { clientWidth, clientHeight } = view.parentElement as HTMLElement;
    if (clientHeight > clientWidth) this.look.angle = uprightAngle;
    view.append(this.canvas);
    view.addEventListener('keydown', (event) => {
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
      if (!act) return;
      event.preventDefault();
      this.act(act);
    });
    this.turnByDragging();
    new ResizeObserver(() => this.draw(1)).observe(view);
  }

  show(image: HTMLImageElement): void {
    this.panorama.show(image);
    this.draw(1);
  }

  act(name: Act): void {
    const { toward = 0, height = 0, zoom = 1 }: { toward?: number; height?: number; zoom?: number } = acts[name];
    this.look.angle = between(this.look.angle * zoom, limits.nearest, limits.furthest);
    this.turn({ toward: this.goal.toward + toward, height: this.goal.height + height }, true);
  }

  /** By the shorter way; at once where it is not to be seen moving, or where the visitor wants less motion. */
  turn({ toward, height = begin.height }: { toward: number; height?: number }, moves: boolean): void {
    cancelAnimationFrame(this.turning);
    const from = { ...this.look };
    this.goal = { toward, height: between(height, -limits.height, limits.height) };
    const by = { toward: shortest(toward - from.toward), height: this.goal.height - from.height };
    const length = moves && !matchMedia('(prefers-reduced-motion: reduce)').matches ? step.ms : 0;
    const begun = performance.now();
    const go = (now: number) => {
      const part = length === 0 ? 1 : between((now - begun) / length, 0, 1);
      const eased = part * (2 - part);
      this.lookTo({ toward: from.toward + by.toward * eased, height: from.height + by.height * eased });
      if (part < 1) this.turning = requestAnimationFrame(go);
    };
    go(begun);
  }

  private turnByDragging(): void {
    let from: { x: number; y: number } | undefined;
    this.view.addEventListener('pointerdown', ({ button, pointerId, clientX, clientY }) => {
      if (button !== 0) return;
      cancelAnimationFrame(this.turning);
      from = { x: clientX, y: clientY };
      this.view.setPointerCapture(pointerId);
    });
    this.view.addEventListener('pointermove', ({ clientX, clientY }) => {
      if (!from) return;
      const degrees = this.look.angle / this.view.clientHeight;
      this.goal = { toward: this.look.toward - (clientX - from.x) * degrees, height: this.look.height + (clientY - from.y) * degrees };
      this.lookTo(this.goal);
      from = { x: clientX, y: clientY };
    });
    const stop = () => {
      from = undefined;
    };
    for (const type of ['pointerup', 'pointercancel']) this.view.addEventListener(type, stop);
  }

  private lookTo({ toward, height }: Direction): void {
    this.look.toward = ((toward % 360) + 360) % 360;
    this.look.height = between(height, -limits.height, limits.height);
    if (!this.frame) this.frame = requestAnimationFrame((now) => this.drawMoving(now));
  }

  private drawMoving(now: number): void {
    this.frame = 0;
    const took = now - this.lastFrame;
    if (took > slowFrame.ms && took < restMs) this.share = Math.max(this.share * slowFrame.coarser, slowFrame.least);
    this.lastFrame = now;
    // It costs frames, and is needed only where something lies over the view: walk-stage.tsx.
    this.canvas.style.filter = 'none';
    this.draw(this.share);
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      this.canvas.style.filter = '';
      this.share = Math.min(this.share * slowFrame.finer, 1);
      this.draw(1);
    }, restMs);
  }

  private draw(share: number): void {
    const { clientWidth, clientHeight } = this.view;
    if (clientWidth === 0) return;
    const scale = share * Math.min(devicePixelRatio, Math.sqrt(mostPixels / (clientWidth * clientHeight)));
    const [width, height] = [Math.round(clientWidth * scale), Math.round(clientHeight * scale)];
    if (this.canvas.width !== width) this.canvas.width = width;
    if (this.canvas.height !== height) this.canvas.height = height;
    this.panorama.draw(this.look);
    this.onLook(this.look);
  }
}

/** The same turn in degrees, from -180 to 180. */
export function shortest(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
