import { hasModifier } from '#app/lib/has-modifier.ts';
import { type Camera, createPanorama } from './panorama-canvas.ts';

export type Direction = Pick<Camera, 'yaw' | 'pitch'>;

const initialCamera: Camera = { yaw: 0, pitch: -4, fov: 62 };
/** The height in degrees of an upright view: with that of a wide one, its width would show little. */
const uprightFov = 80;
const bounds = { pitch: 75, nearest: 28, furthest: 84 };
/** Degrees of a press of an arrow, and milliseconds until they are turned. */
const step = { degrees: 20, ms: 300 };
/** Milliseconds without movement after which the view is drawn sharp again. */
const restMs = 150;
/** The most pixels that are drawn at rest: more would cost memory and show nothing more of the picture. */
const maxPixels = 4_000_000;
/**
 * After a frame that takes longer than `ms` milliseconds, the next ones are drawn coarser, down to the share `least` of
 * width and height. They get finer again at rest only: finer frames while moving would come late.
 */
const slowFrame = { ms: 20, coarser: 0.85, finer: 1.1, least: 0.4 };

/** What each key does. Each button below the view does what one of them does. */
const keys: Record<string, { yaw?: number; pitch?: number; zoom?: number }> = {
  ArrowLeft: { yaw: -step.degrees },
  ArrowRight: { yaw: step.degrees },
  ArrowUp: { pitch: step.degrees },
  ArrowDown: { pitch: -step.degrees },
  '+': { zoom: 0.8 },
  '=': { zoom: 0.8 },
  '-': { zoom: 1.25 },
};

/** Draws in `element` what dragging, keys and calls turn; `onMove` follows each drawing. Throws without WebGL. */
export function createTurnableView(element: HTMLElement, onMove: (camera: Camera) => void) {
  const camera = { ...initialCamera };
  /** Where the movement ends; the next press begins there. */
  let goal: Direction = initialCamera;
  let stopTurn = () => {};
  let isUpright = false;
  fitShape();
  const { show, draw, drawSoon } = createDrawing(element, camera, onMove);
  new ResizeObserver(() => {
    fitShape();
    draw();
  }).observe(element);
  element.addEventListener('keydown', (event) => {
    if (hasModifier(event) || !keys[event.key]) return;
    event.preventDefault();
    press(event.key);
  });
  onDrag(element, {
    start: () => stopTurn(),
    move(x, y) {
      const degrees = camera.fov / element.clientHeight;
      goal = { yaw: camera.yaw - x * degrees, pitch: camera.pitch + y * degrees };
      point(goal);
    },
  });

  /** At first, and when a phone is turned. What is brought closer stays closer. */
  function fitShape(): void {
    // The size of its parent, because the element itself is hidden at first.
    const { clientWidth, clientHeight } = element.parentElement as HTMLElement;
    if (clientHeight > clientWidth === isUpright) return;
    isUpright = !isUpright;
    const wider = uprightFov / initialCamera.fov;
    camera.fov = clamp(isUpright ? camera.fov * wider : camera.fov / wider, bounds.nearest, bounds.furthest);
  }

  function press(key: string): void {
    const { yaw = 0, pitch = 0, zoom = 1 } = keys[key] ?? {};
    camera.fov = clamp(camera.fov * zoom, bounds.nearest, bounds.furthest);
    turn({ yaw: goal.yaw + yaw, pitch: goal.pitch + pitch }, true);
  }

  /** Turns the view by the shorter way: gradually if it `moves`, else at once, as for a visitor who wants less motion. */
  function turn({ yaw, pitch = initialCamera.pitch }: { yaw: number; pitch?: number }, moves: boolean): void {
    stopTurn();
    const from = { ...camera };
    goal = { yaw, pitch: clamp(pitch, -bounds.pitch, bounds.pitch) };
    const by = { yaw: shortestTurn(yaw - from.yaw), pitch: goal.pitch - from.pitch };
    const durationMs = moves && !matchMedia('(prefers-reduced-motion: reduce)').matches ? step.ms : 0;
    stopTurn = animate(durationMs, (share) => point({ yaw: from.yaw + by.yaw * share, pitch: from.pitch + by.pitch * share }));
  }

  function point({ yaw, pitch }: Direction): void {
    camera.yaw = ((yaw % 360) + 360) % 360;
    camera.pitch = clamp(pitch, -bounds.pitch, bounds.pitch);
    drawSoon();
  }

  return { show, press, turn };
}

/** Draws what the camera sees: coarser while it moves if that is slow, and sharp again at rest. */
function createDrawing(element: HTMLElement, camera: Camera, onMove: (camera: Camera) => void) {
  const canvas = document.createElement('canvas');
  const panorama = createPanorama(canvas);
  let [frame, lastFrame, sharpness] = [0, 0, 1];
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  element.append(canvas);

  function show(image: HTMLImageElement): void {
    panorama.show(image);
    draw(1);
  }

  function drawSoon(): void {
    if (!frame) frame = requestAnimationFrame(drawMoving);
  }

  function drawMoving(now: number): void {
    frame = 0;
    const took = now - lastFrame;
    if (took > slowFrame.ms && took < restMs) sharpness = Math.max(sharpness * slowFrame.coarser, slowFrame.least);
    lastFrame = now;
    // The filter of walk-box.tsx costs frames: it is off while the view moves.
    canvas.style.filter = 'none';
    draw(sharpness);
    clearTimeout(restTimer);
    restTimer = setTimeout(() => {
      canvas.style.filter = '';
      sharpness = Math.min(sharpness * slowFrame.finer, 1);
      draw(1);
    }, restMs);
  }

  function draw(share: number): void {
    const { clientWidth: shownWidth, clientHeight: shownHeight } = element;
    if (shownWidth === 0) return;
    const scale = share * Math.min(devicePixelRatio, Math.sqrt(maxPixels / (shownWidth * shownHeight)));
    const [width, height] = [Math.round(shownWidth * scale), Math.round(shownHeight * scale)];
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    panorama.draw(camera);
    onMove(camera);
  }

  return { show, draw: () => draw(1), drawSoon };
}

/** Calls `move` now and at each frame with a share that grows to 1, ever slower. Returns a function that stops it. */
function animate(durationMs: number, move: (share: number) => void): () => void {
  const startedAt = performance.now();
  let frame = 0;
  const go = (now: number) => {
    const progress = durationMs === 0 ? 1 : clamp((now - startedAt) / durationMs, 0, 1);
    move(progress * (2 - progress));
    if (progress < 1) frame = requestAnimationFrame(go);
  };
  go(startedAt);
  return () => cancelAnimationFrame(frame);
}

/**
 * Calls `start` when a finger or the mouse begins to drag the element, and `move` with the pixels of each step. A second
 * finger, as of who magnifies the page, is not followed: the way between two fingers would be taken for a step.
 */
function onDrag(element: HTMLElement, { start, move }: { start: () => void; move: (x: number, y: number) => void }): void {
  let [x, y] = [0, 0];
  element.addEventListener('pointerdown', ({ button, isPrimary, pointerId, clientX, clientY }) => {
    if (button !== 0 || !isPrimary) return;
    start();
    [x, y] = [clientX, clientY];
    element.setPointerCapture(pointerId);
  });
  element.addEventListener('pointermove', ({ isPrimary, pointerId, clientX, clientY }) => {
    if (!isPrimary || !element.hasPointerCapture(pointerId)) return;
    move(clientX - x, clientY - y);
    [x, y] = [clientX, clientY];
  });
}

/** The turn to the same direction by the shorter way, in degrees from -180 to 180. */
export function shortestTurn(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
