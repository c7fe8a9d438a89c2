import { createStoredText } from '#app/lib/stored-text.ts';
import { parseJson } from '#contract/lib/parse-json.ts';
import { projectLimits } from '#contract/limits.ts';
import type { Project } from '#contract/project.ts';

export const emptyProject: Project = { version: 1, pictures: [], services: [], notes: '' };

/** The key contains the version of the schema. */
export const projectKey = `project-v${emptyProject.version}`;

/** The visitor's project as text. Part of every page, so this file is without the schema. */
export const storedProject = createStoredText(projectKey);

/** The project that was sent last, see sent-note.tsx. */
export const sentProject = createStoredText('sent-project');

export function isEmpty({ pictures, services, notes }: Project): boolean {
  return pictures.length === 0 && services.length === 0 && notes.trim() === '';
}

/**
 * The stored project, not validated. Anybody may have changed it, so what is sent, or shown in the planner, comes from
 * `readProject`.
 */
export function readUncheckedProject(stored = storedProject.read()): Project {
  const { pictures, services, notes } = (parseJson(stored) ?? {}) as Partial<Project>;
  return { ...emptyProject, pictures: entriesWith(pictures, 'photo'), services: entriesWith(services, 'slug'), notes: String(notes ?? '') };
}

function entriesWith<Entry>(list: Entry[] | undefined, key: keyof Entry): Entry[] {
  return Array.isArray(list) ? list.filter((entry) => typeof entry?.[key] === 'string') : [];
}

/** Why a project was not stored: it would be larger than it may be, or the browser refuses. */
export type SaveFailure = 'full' | 'blocked';

/** Stores a project; an empty one is removed, with the record that it was sent. Returns why it could not. */
export function writeProject(project: Project): SaveFailure | undefined {
  const { pictures, services } = project;
  const text = JSON.stringify(project);
  const isLong = new TextEncoder().encode(text).length > projectLimits.bytes;
  if (isLong || pictures.length > projectLimits.pictures || services.length > projectLimits.services) return 'full';
  if (isEmpty(project)) sentProject.write(null);
  return storedProject.write(isEmpty(project) ? null : text) ? undefined : 'blocked';
}

/** What is said after a change that was not stored. */
export const saveFailures: Record<SaveFailure, string> = {
  full: `Your project is full (${projectLimits.pictures} pictures at most). Take a picture or a note out first.`,
  blocked: 'This browser cannot save anything for this website: its storage is switched off or full.',
};
