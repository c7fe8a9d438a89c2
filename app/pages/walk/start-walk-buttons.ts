import { loadModule } from '#app/lib/load-module.ts';
import { WalkError } from './walk-error.ts';
import type { createViewer } from './walk-viewer.ts';

const noPicture = 'The view could not be fetched. Check the connection and press again; every view is in the pictures below.';

/** Shows a place of a walk when it is asked for. Until then nothing of the viewer or its pictures is fetched. */
export function startWalkButtons(): void {
  const walk = document.querySelector<HTMLElement>('[data-walk]');
  if (!walk) return;
  const status = walk.querySelector('[data-walk-status]') as HTMLElement;
  let wanted: Event | undefined;
  let showPlace: ReturnType<typeof createViewer> | undefined;
  document.addEventListener('click', async (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-walk-place]');
    if (!button) return;
    const { walkPlace, walkYaw } = button.dataset;
    wanted = event;
    const isWanted = () => event === wanted;
    status.textContent = 'Opening the view …';
    let message = '';
    try {
      const viewer = await loadModule(() => import('./walk-viewer.ts'));
      showPlace ??= viewer.createViewer(walk);
      await showPlace(Number(walkPlace), walkYaw === undefined ? undefined : Number(walkYaw), isWanted);
    } catch (error) {
      message = error instanceof WalkError ? error.message : noPicture;
    }
    if (isWanted()) status.textContent = message;
  });
}
