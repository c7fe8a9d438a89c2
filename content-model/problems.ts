import { formatCount } from '#contract/lib/format-number.ts';

/** One mistake in the studio's files: which file, the key path of the value in it, and what to do. */
export type Problem = { file: string; keyPath: string; message: string };

/** 'content/home.yaml: hero.text: This is missing: add it' */
export function problemLine({ file, keyPath, message }: Problem): string {
  return [file, keyPath, message].filter(Boolean).join(': ');
}

/** The key path of the Markdown below the front matter: `body` as text, an `Article` once parsed, "Long text" in forms. */
export const bodyKeyPath = 'body';

/** The key path of `key` within `keyPath`: 'pictures' and 0 are 'pictures.0'. */
export function childKeyPath(keyPath: string, key: string | number): string {
  return keyPath ? `${keyPath}.${key}` : String(key);
}

/** Thrown with every problem of a step, so that the studio corrects these in one go. */
export class ContentError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    const lines = problems.map((problem) => `  ${problemLine(problem)}`);
    super(`The content has ${formatCount(problems.length, 'problem')}:\n${lines.join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}
