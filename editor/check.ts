import { cpSync, mkdirSync, mkdtempDisposableSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadContent } from '#content-model/load.ts';
import { checkPhotographs } from '#content-model/photographs.ts';
import { ContentError, type Problem } from '#content-model/problems.ts';

/** Every problem of the build with the content of `root`, by the build's own checks. */
export async function problemsOfContent(root: string): Promise<Problem[]> {
  try {
    return await checkPhotographs(root, loadContent(root));
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/**
 * The problems that come about if `file` of content/ gets this text, or is deleted where `text` is null. One that is only
 * at another path than before, because an entry was moved, is not among them.
 */
export async function newProblems(root: string, file: string, text: string | null): Promise<Problem[]> {
  using trial = mkdtempDisposableSync(path.join(tmpdir(), 'editor-'));
  cpSync(path.join(root, 'content'), path.join(trial.path, 'content'), { recursive: true });
  symlinkSync(path.join(root, 'photos'), path.join(trial.path, 'photos'), 'junction');
  const at = path.join(trial.path, 'content', file);
  mkdirSync(path.dirname(at), { recursive: true });
  if (text === null) rmSync(at);
  else writeFileSync(at, text);
  const problems = await problemsOfContent(trial.path);
  if (problems.length === 0) return [];
  const alike = (problem: Problem) => JSON.stringify([problem.file, problem.fix]);
  const before = Map.groupBy(await problemsOfContent(root), alike);
  return [...Map.groupBy(problems, alike)].flatMap(([key, found]) => (found.length > (before.get(key)?.length ?? 0) ? found : []));
}
