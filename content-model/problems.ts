/** One mistake in the studio's files: which file, where in it, and what to do. */
export type Problem = { file: string; place: string; fix: string };

/** The place of `key` within `place`: 'pictures' and 0 are 'pictures.0'. */
export function placeIn(place: string, key: string | number): string {
  return place ? `${place}.${key}` : String(key);
}

/** Thrown with every problem found, so that the studio corrects them in one go. */
export class ContentError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    const lines = problems.map(({ file, place, fix }) => `  ${[file, place].filter(Boolean).join(': ')}: ${fix}`);
    super(`The content has ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}:\n${lines.join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}
