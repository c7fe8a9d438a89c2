import { createStoredText } from '#app/lib/stored-text.ts';

/** With the version of its schema. */
export const projectKey = 'project-v1';

/** The visitor's project as text. Part of every page, so without the schema. */
export const storedProject = createStoredText(projectKey);

type Saved = { photos: readonly string[]; services: readonly WantedService[]; notes: string };
type WantedService = { slug: string; area?: number };

/** Names of the saved photographs, wanted services with their areas, and the notes, of whatever can be read. */
export function readSaved(stored = storedProject.read()): Saved {
  try {
    const { pictures, services, notes } = JSON.parse(stored ?? '');
    return {
      photos: pictures?.map(({ photo }: { photo: string }) => photo) ?? [],
      services: services?.map(({ slug, area }: WantedService) => (Number.isInteger(area) ? { slug, area } : { slug })) ?? [],
      notes: String(notes ?? ''),
    };
  } catch {
    return { photos: [], services: [], notes: '' };
  }
}
