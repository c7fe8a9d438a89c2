import { wantBoxSelector } from './project-controls.ts';
import { readUncheckedProject } from './stored-project.ts';

/** Shows how much the visitor's project contains, which pictures are saved and which services are in it. */
export function showSaved(): void {
  const { pictures, services } = readUncheckedProject();
  const count = pictures.length + services.length;
  for (const element of document.querySelectorAll('[data-saved-count]')) element.textContent = count > 0 ? String(count) : '';
  for (const element of document.querySelectorAll('[data-saved-words]')) element.textContent = count > 0 ? `(${count} saved)` : '';
  for (const button of document.querySelectorAll<HTMLElement>('[data-save]')) {
    button.setAttribute('aria-pressed', String(pictures.some(({ photo }) => photo === button.dataset.save)));
  }
  const isWanted = ({ dataset: { want } }: HTMLElement) => services.some(({ slug }) => slug === want);
  for (const button of document.querySelectorAll<HTMLElement>('button[data-want]')) {
    button.setAttribute('aria-pressed', String(isWanted(button)));
  }
  for (const box of document.querySelectorAll<HTMLInputElement>(wantBoxSelector)) box.checked = isWanted(box);
}
