import { load } from '#app/lib/load-module.ts';
import { storedProject } from './stored-project.ts';

/** Keeps the band on the home page as the visitor's project is. What adds up is fetched once there is a project. */
export function keepCostShown(): void {
  if (!document.querySelector('[data-cost-band]')) return;
  let isFetched = false;
  const show = async () => {
    if (storedProject.read() === null && !isFetched) return;
    isFetched = true;
    (await load(() => import('./change-by-button.ts'))).showCost();
  };
  storedProject.onChange(show);
  void show();
}
