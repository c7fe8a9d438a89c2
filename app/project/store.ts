import { parseJson } from '#app/lib/parse-json.ts';
import type { Toast } from '#app/ui/toast.ts';
import { type Project, projectLimits, projectSchema, savedPictureSchema, wantedServiceSchema } from '#contract/project.ts';
import { storedProject } from './stored-project.ts';

export const emptyProject: Project = { version: 1, pictures: [], services: [], notes: '' };

/** The visitor's project as far as it can be read; null where it is empty. */
export function readProject(stored = storedProject.read()): Project | null {
  const project = readLeniently(stored);
  return project && !isEmpty(project) ? project : null;
}

/** Why a project was not kept: it would be larger than it may be, or the browser refuses. */
export type NotKept = 'full' | 'refused';

/** Stores a project; an empty one is removed. Returns why it did not, and then has changed nothing. */
export function writeProject(project: Project): NotKept | undefined {
  if (!isEmpty(project) && !projectSchema.safeParse(project).success) return 'full';
  return storedProject.write(isEmpty(project) ? null : JSON.stringify(project)) ? undefined : 'refused';
}

export function isEmpty({ pictures, services, notes }: Project): boolean {
  return pictures.length === 0 && services.length === 0 && notes.trim() === '';
}

/** The message after a change that the browser did not keep. */
export const browserKeepsNothing: Toast = {
  title: 'Not saved',
  description: 'This browser cannot save anything for this website: its storage is switched off or full.',
  tone: 'destructive',
};

/** Changes the project that this browser keeps. */
export function changeProject(change: (project: Project) => Project): NotKept | undefined {
  return writeProject(change(readProject() ?? emptyProject));
}

/** Drops what the schema refuses, and keeps the rest. */
function readLeniently(stored: string | null): Project | null {
  const found = parseJson(stored) as Record<string, unknown> | null;
  if (found?.version !== emptyProject.version) return null;
  const project: Project = {
    version: emptyProject.version,
    pictures: readable(found.pictures, savedPictureSchema, 'photo').slice(0, projectLimits.pictures),
    services: readable(found.services, wantedServiceSchema, 'slug').slice(0, projectLimits.services),
    notes: typeof found.notes === 'string' ? [...found.notes].slice(0, projectLimits.notes.max).join('') : '',
  };
  // Only notes can make it too long.
  const pictures = project.pictures.map(({ photo }) => ({ photo, note: '' }));
  const shorter = [project, { ...project, pictures }, { ...project, pictures, notes: '' }];
  return shorter.find((each) => projectSchema.safeParse(each).success) ?? null;
}

type EntrySchema<Entry> = { safeParse: (value: unknown) => { data?: Entry | undefined } };

function readable<Entry>(entries: unknown, schema: EntrySchema<Entry>, key: keyof Entry): Entry[] {
  const found = Array.isArray(entries) ? entries : [];
  const valid = found.flatMap((entry) => schema.safeParse(entry).data ?? []);
  return valid.filter((entry, index) => valid.findIndex((other) => other[key] === entry[key]) === index);
}
