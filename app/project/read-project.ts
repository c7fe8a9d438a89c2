import { projectLimits } from '#contract/limits.ts';
import { type Project, projectSchema, savedPictureSchema, wantedServiceSchema } from '#contract/project.ts';
import { emptyProject, isEmpty, readUncheckedProject, storedProject } from './stored-project.ts';

/** The visitor's project without what the schema refuses; null if nothing is left. */
export function readProject(stored = storedProject.read()): Project | null {
  const found = readUncheckedProject(stored);
  const project: Project = {
    ...emptyProject,
    pictures: validEntries(found.pictures, savedPictureSchema, 'photo').slice(0, projectLimits.pictures),
    services: validEntries(found.services, wantedServiceSchema, 'slug').slice(0, projectLimits.services),
    notes: [...found.notes].slice(0, projectLimits.notes.max).join(''),
  };
  // writeProject stores none that is too long as a whole.
  return isEmpty(project) || !projectSchema.safeParse(project).success ? null : project;
}

type EntrySchema<Entry> = { safeParse: (value: unknown) => { data?: Entry | undefined } };

function validEntries<Entry>(entries: Entry[], schema: EntrySchema<Entry>, key: keyof Entry): Entry[] {
  const valid = entries.flatMap((entry) => schema.safeParse(entry).data ?? []);
  return valid.filter((entry, index) => valid.findIndex((other) => other[key] === entry[key]) === index);
}
