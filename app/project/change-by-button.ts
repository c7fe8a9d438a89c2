import { load } from '#app/lib/load.ts';
import type { Toast } from '#app/ui/toast/toast.tsx';
import { projectLimits } from '#contract/project.ts';
import { notKept } from './not-kept.ts';
import { readProject, togglePicture } from './store.ts';

const full: Toast = {
  title: 'Not saved',
  description: `Your project is full (${projectLimits.pictures} pictures at most). Take a picture or a note out first.`,
  tone: 'destructive',
};

const first: Toast = {
  title: 'Saved to your project',
  description: 'Find it under “Your project” in the menu.',
  tone: 'success',
};

/** Saves a photograph or removes it. Says so by toast for the first one and for one that was not saved. */
export async function savePicture(photo: string): Promise<void> {
  const toast = toastOf(photo);
  if (toast) (await load(() => import('#app/ui/toast/toast.tsx'))).showToast(toast);
}

function toastOf(photo: string): Toast | null {
  const result = togglePicture(photo);
  if (result === 'refused') return notKept;
  if (result === 'full') return full;
  return result === 'saved' && readProject()?.pictures.length === 1 ? first : null;
}
