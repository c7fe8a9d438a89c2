import { countOf } from '#contract/format-number.ts';

/** One mistake in the studio's files: which file, the path of the value in it, and what to do. */
export type Problem = { file: string; path: string; fix: string };

/** 'content/home.yaml: hero.text: This is missing: add it' */
export function problemLine({ file, path, fix }: Problem): string {
  return [file, path, fix].filter(Boolean).join(': ');
}

/** The path of the Markdown below the front matter. */
export const bodyPath = 'text';

/** The path of `key` within `path`: 'pictures' and 0 are 'pictures.0'. */
export function childPath(path: string, key: string | number): string {
  return path ? `${path}.${key}` : String(key);
}

/** Thrown with every problem of a step, so that the studio corrects these in one go. */
export class ContentError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    const lines = problems.map((problem) => `  ${problemLine(problem)}`);
    super(`The content has ${countOf(problems.length, 'problem')}:\n${lines.join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}
