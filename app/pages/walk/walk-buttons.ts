import { load } from '#app/lib/load-module.ts';

const noWebGl = 'This browser cannot turn the room: every view is in the pictures below.';

/** Shows a place of a walk when it is asked for. Until then nothing of the viewer or its pictures is fetched. */
export function answerWalkButtons(): void {
  const walk = document.querySelector<HTMLElement>('[data-walk]');
  if (!walk) return;
  const status = walk.querySelector('[data-walk-status]') as HTMLElement;
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-walk-place]');
    if (!button) return;
    const { walkPlace, walkToward } = button.dataset;
    if (!document.createElement('canvas').getContext('webgl')) {
      status.textContent = noWebGl;
      return;
    }
    status.textContent = 'Opening the view …';
    try {
      const { showPlace } = await load(() => import('./walk-viewer.ts'));
      await showPlace(walk, Number(walkPlace), walkToward === undefined ? undefined : Number(walkToward));
      status.textContent = '';
    } catch (error) {
      status.textContent = `${error instanceof Error ? error.message : error}`;
    }
  });
}
