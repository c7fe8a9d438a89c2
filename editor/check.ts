import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadContent } from '#content-model/load.ts';
import { checkPhotographs } from '#content-model/photographs.ts';
import { ContentError, type Problem } from '#content-model/problems.ts';

/** Every problem of the build with the content of `root`, by the build's own checks. */
export async function problemsOf(root: string): Promise<Problem[]> {
  try {
    return await checkPhotographs(root, loadContent(root));
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** Every problem that there would be if `file` of content/ had this text, or were gone where `text` is null. */
export async function problemsWith(root: string, file: string, text: string | null): Promise<Problem[]> {
  const trial = mkdtempSync(path.join(tmpdir(), 'editor-'));
  try {
    cpSync(path.join(root, 'content'), path.join(trial, 'content'), { recursive: true });
    symlinkSync(path.join(root, 'photos'), path.join(trial, 'photos'), 'junction');
    const at = path.join(trial, 'content', file);
    mkdirSync(path.dirname(at), { recursive: true });
    if (text === null) rmSync(at);
    else writeFileSync(at, text);
    return await problemsOf(trial);
  } finally {
    rmSync(trial, { recursive: true });
  }
}

/** Those of `problems` that are not among `before`. */
export function newProblems(problems: Problem[], before: Problem[]): Problem[] {
  const known = new Set(before.map((problem) => JSON.stringify(problem)));
  return problems.filter((problem) => !known.has(JSON.stringify(problem)));
}
