import { loadModule } from '#app/lib/load-module.ts';
import { sendCount } from '#app/lib/send-count.ts';
import type { Toast } from '#app/ui/toast.ts';
import { fixedPages } from '#contract/fixed-pages.ts';
import { mayRemovePicture, savePicture, setService } from './project-changes.ts';
import { projectControlSelector, wantControlSelector } from './project-controls.ts';
import { readUncheckedProject, saveFailures, writeProject } from './stored-project.ts';

const link = { href: fixedPages.planner.path, text: `Find it under “${fixedPages.planner.name}”` };

/**
 * Handles the buttons that save a photograph (`data-save`) or add a service (`data-want`), on any page. A service may
 * have a box instead; its island handles it once it is awake.
 */
export function startProjectButtons(): void {
  const handle = (selector: string) => (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>(selector);
    if (control) change(control);
  };
  document.addEventListener('click', handle(`button:is(${projectControlSelector})`));
  // In the capture phase: React may hydrate the box's island during the click and reset the box.
  document.addEventListener('click', handle(`input${wantControlSelector}`), true);
}

/** Changes the project as the control says. A toast tells of the first picture or service, and of a failure. */
function change(control: HTMLElement): void {
  const { save, want = '' } = control.dataset;
  const box = control instanceof HTMLInputElement ? control : null;
  const chosen = box ? box.checked : control.getAttribute('aria-pressed') !== 'true';
  const before = readUncheckedProject();
  if (save && !chosen && !mayRemovePicture(save, before)) return;
  const project = (save ? savePicture(save, chosen) : setService(want, chosen))(before);
  const failure = writeProject(project);
  if (save && chosen && !failure) sendCount('saved', save);
  // A toast tells where it is to be found: once, and not of a box or on /project, which show the change.
  const isFirst = !box && location.pathname !== link.href && (save ? project.pictures : project.services).length === 1;
  if (box && failure) box.checked = !chosen;
  if (failure) say({ title: 'Not saved', description: saveFailures[failure], kind: 'destructive' });
  else if (chosen && isFirst) say({ title: `${save ? 'Saved' : 'Added'} to your project`, link, kind: 'success' });
}

function say(toast: Toast): void {
  loadModule(() => import('#app/ui/toast.ts')).then(({ showToast }) => showToast(toast), reportError);
}
