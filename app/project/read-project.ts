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
  // Only notes can make it too long.
  const pictures = project.pictures.map(({ photo }) => ({ photo, note: '' }));
  const shorter = [project, { ...project, pictures }, { ...project, pictures, notes: '' }];
  return shorter.find((each) => !isEmpty(each) && projectSchema.safeParse(each).success) ?? null;
}

type EntrySchema<Entry> = { safeParse: (value: unknown) => { data?: Entry | undefined } };

function validEntries<Entry>(entries: Entry[], schema: EntrySchema<Entry>, key: keyof Entry): Entry[] {
  const valid = entries.flatMap((entry) => schema.safeParse(entry).data ?? []);
  return valid.filter((entry, index) => valid.findIndex((other) => other[key] === entry[key]) === index);
}
