import type { Project } from '#contract/project.ts';

/**
 * Merges two projects: all of `own`, then what only `other` has. Notes are joined. If both have a
 * service, the area of `own` is used, or that of `other` if `own` has none. The result may be longer than the schema allows.
 */
export function mergeProjects(own: Project, other: Project): Project {
  return {
    version: own.version,
    pictures: union(own.pictures, other.pictures, 'photo').map(([mine, theirs]) => ({ ...mine, note: joinNotes(mine.note, theirs?.note) })),
    services: union(own.services, other.services, 'slug').map(([mine, theirs]) => ({ ...theirs, ...mine })),
    notes: joinNotes(own.notes, other.notes),
  };
}

/** The own notes, then the lines that only the other has: a project may come back with one line more. */
function joinNotes(own: string, other = ''): string {
  if (own.trim() === '') return other;
  const lines = own.split('\n');
  const further = other.split('\n').filter((line) => !lines.includes(line));
  return [own, further.join('\n')].filter((notes) => notes.trim() !== '').join('\n\n');
}

/** Every entry once, each with the other list's entry of the same name. */
function union<Entry>(own: Entry[], other: Entry[], key: keyof Entry): [Entry, Entry | undefined][] {
  const find = (list: Entry[], entry: Entry) => list.find((each) => each[key] === entry[key]);
  const further = other.filter((entry) => !find(own, entry));
  return [...own, ...further].map((entry) => [entry, find(other, entry)]);
}
