import { load } from '#app/lib/load-module.ts';
import type { Toast } from '#app/ui/toast.ts';
import { projectLimits } from '#contract/project.ts';
import { readCostBand } from './cost-band.ts';
import { choose, pressFlat } from './project-changes.ts';
import { browserKeepsNothing, changeProject, readProject, type SaveResult, togglePicture } from './store.ts';

const full: Toast = {
  title: 'Not saved',
  description: `Your project is full (${projectLimits.pictures} pictures at most). Take a picture or a note out first.`,
  tone: 'destructive',
};

const link = { href: '/project', text: 'Find it under “Your project”' };
const firstPicture: Toast = { title: 'Saved to your project', link, tone: 'success' };
const firstService: Toast = { title: 'Added to your project', link, tone: 'success' };

/** Does what a control says: saves a photograph, adds a service or a flat, or takes them out. Says so by toast for the first one and for what was not kept. */
export async function changeBy(control: HTMLElement, pressed: boolean): Promise<void> {
  const toast = toastOf(control, pressed);
  if (toast) (await load(() => import('#app/ui/toast.ts'))).showToast(toast);
}

function toastOf(control: HTMLElement, pressed: boolean): Toast | null {
  const { save, want, flat } = control.dataset;
  const result = change(control, pressed);
  if (result === 'refused') return browserKeepsNothing;
  if (result === 'full') return full;
  if (result === 'removed' || flat || control instanceof HTMLInputElement) return null;
  const { pictures = [], services = [] } = readProject() ?? {};
  if (save) return pictures.length === 1 ? firstPicture : null;
  return want && services.length === 1 ? firstService : null;
}

function change(control: HTMLElement, pressed: boolean): SaveResult {
  const { save, want = '', flat } = control.dataset;
  if (save) return togglePicture(save);
  if (flat === undefined) return changeProject(choose(want, pressed)) ?? (pressed ? 'saved' : 'removed');
  const flats = readCostBand()?.flats ?? [];
  const [chosen] = flats.filter(({ name }) => name === flat);
  return (chosen && changeProject(pressFlat(chosen, flats))) ?? 'saved';
}
