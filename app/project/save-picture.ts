import { showToast } from '#app/ui/toast/toast.tsx';
import { projectLimits } from '#contract/project.ts';
import { readProject, togglePicture } from './store.ts';

const notKept = {
  title: 'Not saved',
  description: 'This browser lets the website keep nothing: its storage is switched off or full.',
  tone: 'destructive',
} as const;

const full = {
  title: 'Not saved',
  description: `Your project is full (${projectLimits.pictures} pictures at most). Take a picture or a note out first.`,
  tone: 'destructive',
} as const;

/** Saves a photograph or takes it out, and says what the visitor would not see: the first one's place, or why it was not kept. */
export function savePicture(photo: string): void {
  const result = togglePicture(photo);
  if (result === 'refused') showToast(notKept);
  if (result === 'full') showToast(full);
  if (result === 'saved' && readProject()?.pictures.length === 1) {
    showToast({ title: 'Saved to your project', description: 'Find it under “Your project” in the menu.', tone: 'success' });
  }
}

/** For every other change that the browser did not keep. */
export function sayNotKept(): void {
  showToast(notKept);
}
