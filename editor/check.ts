import { cpSync, mkdirSync, mkdtempDisposableSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadContent } from '#content-model/load.ts';
import { checkPhotographs } from '#content-model/photographs.ts';
import { ContentError, type Problem } from '#content-model/problems.ts';

/** The problems of the build with the content of `root`, by the build's own checks: those of the first step that has any. */
export async function problemsOfContent(root: string): Promise<Problem[]> {
  return (await checkContent(root)).problems;
}

async function checkContent(root: string): Promise<{ problems: Problem[]; isLoaded: boolean }> {
  try {
    return { problems: await checkPhotographs(root, loadContent(root)), isLoaded: true };
  } catch (error) {
    if (error instanceof ContentError) return { problems: error.problems, isLoaded: false };
    throw error;
  }
}

/**
 * The problems that come about if `file` of content/ gets this text, or is deleted where `text` is null. Not among them is
 * one that is only at another path than before, because an entry was moved, nor what is wrong with photographs of other
 * files once `file` is corrected. While another file has a problem, the steps after it are not checked.
 */
export async function newProblems(root: string, file: string, text: string | null): Promise<Problem[]> {
  using trial = mkdtempDisposableSync(path.join(tmpdir(), 'editor-'));
  cpSync(path.join(root, 'content'), path.join(trial.path, 'content'), { recursive: true });
  symlinkSync(path.join(root, 'photos'), path.join(trial.path, 'photos'), 'junction');
  const at = path.join(trial.path, 'content', file);
  mkdirSync(path.dirname(at), { recursive: true });
  if (text === null) rmSync(at);
  else writeFileSync(at, text);
  const after = await checkContent(trial.path);
  if (after.problems.length === 0) return [];
  const before = await checkContent(root);
  const alike = (problem: Problem) => JSON.stringify([problem.file, problem.fix]);
  const earlier = Map.groupBy(before.problems, alike);
  return [...Map.groupBy(after.problems, alike)]
    .flatMap(([key, found]) => (found.length > (earlier.get(key)?.length ?? 0) ? found : []))
    .filter((problem) => before.isLoaded || !after.isLoaded || problem.file === `content/${file}`);
}
