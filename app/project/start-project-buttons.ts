import { loadModule } from '#app/lib/load-module.ts';
import { sendCount } from '#app/lib/send-count.ts';
import type { Toast } from '#app/ui/toast.ts';
import { fixedPages } from '#contract/page-paths.ts';
import { mayRemovePicture, savePicture, setService } from './project-changes.ts';
import { projectButtonSelector, wantBoxSelector } from './project-controls.ts';
import { readUncheckedProject, saveFailures, writeProject } from './stored-project.ts';

const link = { href: fixedPages.planner.path, text: `Find it under “${fixedPages.planner.name}”` };

/** Handles the controls that save a photograph or add a service, on any page; project-controls.ts says when. */
export function startProjectButtons(): void {
  const handle = (selector: string) => (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>(selector);
    if (control) change(control);
  };
  document.addEventListener('click', handle(projectButtonSelector));
  // In the capture phase: React may hydrate the box's island during the click and reset the box.
  document.addEventListener('click', handle(wantBoxSelector), true);
}

/** Changes the project as the control says. A toast tells of the first picture or service, and of a failure. */
function change(control: HTMLElement): void {
  const { save, want = '' } = control.dataset;
  const box = control instanceof HTMLInputElement ? control : null;
  const adds = box ? box.checked : control.getAttribute('aria-pressed') !== 'true';
  const before = readUncheckedProject();
  if (save && !adds && !mayRemovePicture(save, before)) return;
  const project = (save ? savePicture(save, adds) : setService(want, adds))(before);
  const failure = writeProject(project);
  if (save && adds && !failure) sendCount('saved', save);
  // A toast tells where it is to be found: once, and not of a box or on /project, which show the change.
  const isFirst = !box && location.pathname !== link.href && (save ? project.pictures : project.services).length === 1;
  if (box && failure) box.checked = !adds;
  if (failure) say({ title: 'Not saved', description: saveFailures[failure], kind: 'destructive' });
  else if (adds && isFirst) say({ title: `${save ? 'Saved' : 'Added'} to your project`, link, kind: 'success' });
}

function say(toast: Toast): void {
  loadModule(() => import('#app/ui/toast.ts')).then(({ showToast }) => showToast(toast), reportError);
}
