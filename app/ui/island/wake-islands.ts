import { loadFailureId } from '#app/lib/element-ids.ts';
import { loadModule } from '#app/lib/load-module.ts';
import { onStored } from '#app/lib/stored-text.ts';
import { whenIdle, whenNear, whenUsed } from '#app/lib/when.ts';
import { showLoadFailure, slowAfterMs } from './show-load-failure.ts';

type FetchModule = () => Promise<Record<string, unknown>>;

const waking = new WeakSet<Element>();

/**
 * Hydrates each island of the page when its component says so, and at the first touch or focus inside it. `files`: how
 * the code of every island is fetched, by its file.
 */
export function wakeIslands(files: Record<string, FetchModule>): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const act = () => wake(island, files[island.dataset.island as string] as FetchModule);
    for (const type of ['pointerdown', 'focusin', 'click']) {
      island.addEventListener(type, () => wakeByTouch(island, act), { passive: true });
    }
    for (const when of island.dataset.wake?.split(' ') ?? []) wakeWhen(when, island, act);
  }
}

function wakeWhen(when: string, island: HTMLElement, act: () => void): void {
  if (when === 'used') whenUsed(act);
  if (when === 'near') whenNear(island, () => whenIdle(act));
  const key = /^stored:(.+)/.exec(when)?.[1];
  if (key) whenIdle(() => onStored(key, act));
}

/** Wakes an island that was touched, and shows a message in it if its code is late. */
function wakeByTouch(island: HTMLElement, act: () => void): void {
  act();
  setTimeout(() => {
    if (!('awake' in island.dataset)) showLoadFailure(island);
  }, slowAfterMs);
}

/** Fetches the code of an island and hydrates it. If that fails, a message is shown; the next touch tries again. */
async function wake(island: HTMLElement, fetchModule: FetchModule): Promise<void> {
  if (waking.has(island)) return;
  waking.add(island);
  try {
    const [{ hydrate }, module] = await Promise.all([loadModule(() => import('./hydrate.tsx')), loadModule(fetchModule)]);
    hideLoadFailure(island);
    hydrate(island, module);
  } catch (error) {
    waking.delete(island);
    showLoadFailure(island);
    reportError(error);
  }
}

/** Before hydration: React must find only what the build has rendered. */
function hideLoadFailure(island: HTMLElement): void {
  const message = island.querySelector(`#${loadFailureId}`);
  message?.setAttribute('hidden', '');
  if (message) island.append(message);
}
