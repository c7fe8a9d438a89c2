import plan from 'virtual:content/plan';
import { count } from '#app/lib/count-visits.ts';
import { load } from '#app/lib/load-module.ts';
import type { Toast } from '#app/ui/toast.ts';
import { fixedPages } from '#contract/fixed-pages.ts';
import { type Project, projectLimits } from '#contract/project.ts';
import type { Press } from './project-buttons.ts';
import { choose, pressFlat, savePicture } from './project-changes.ts';
import { browserKeepsNothing, changeProject, readProject } from './store.ts';

// In one file with what a press needs: the sum follows the first press at once.
export { showCost } from './cost-band.ts';

const { flats } = plan;

const full: Toast = {
  title: 'Not saved',
  description: `Your project is full (${projectLimits.pictures} pictures at most). Take a picture or a note out first.`,
  tone: 'destructive',
};
const problems = { full, refused: browserKeepsNothing };

const link = { href: fixedPages.project.path, text: 'Find it under “Your project”' };
const firsts: Record<'pictures' | 'services', Toast> = {
  pictures: { title: 'Saved to your project', link, tone: 'success' },
  services: { title: 'Added to your project', link, tone: 'success' },
};

/** Saves or takes out a photograph, a service or a flat. A toast tells of the first one, and of what failed. */
export async function changeBy(press: Press): Promise<void> {
  const { save, pressed, silent } = press;
  const problem = changeProject(changeOf(press));
  if (save && pressed && !problem) count(`saved ${save}`);
  const list = save ? 'pictures' : 'services';
  const isFirst = readProject()?.[list].length === 1;
  const toast = problem ? problems[problem] : isFirst && !silent && firsts[list];
  if (toast) (await load(() => import('#app/ui/toast.ts'))).showToast(toast);
}

function changeOf({ save, want = '', flat, pressed }: Press): (project: Project) => Project {
  if (save) return savePicture(save, pressed);
  const chosen = flats.find(({ name }) => name === flat);
  return chosen ? pressFlat(chosen, flats) : choose(want, pressed);
}
