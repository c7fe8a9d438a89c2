/** One thing to mend in the studio's files: which file, where in it, and what to do. */
export type Problem = { file: string; place: string; remedy: string };

/** Thrown with every problem found, so that the studio mends them in one go. */
export class ContentError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    const lines = problems.map(({ file, place, remedy }) => `  ${[file, place].filter(Boolean).join(': ')}: ${remedy}`);
    super(`The content has ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}:\n${lines.join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}
