import { cpSync, mkdirSync, mkdtempDisposableSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadContent } from '#content-model/load.ts';
import { checkPhotographs } from '#content-model/photographs.ts';
import { ContentError, type Problem } from '#content-model/problems.ts';
import { knownFile, titleOf } from './known-files.ts';

/**
 * Returns the problems in the content of `root`, by the build's own checks: those of the first step that finds any.
 * Their messages name pages, not files.
 */
export async function problemsOfContent(root: string): Promise<Problem[]> {
  return (await checkContent(root)).problems.map((problem) => withTitles(root, problem));
}

async function checkContent(root: string): Promise<{ problems: Problem[]; isLoaded: boolean }> {
  try {
    return { problems: await checkPhotographs(root, loadContent(root)), isLoaded: true };
  } catch (error) {
    if (error instanceof ContentError) return { problems: error.problems, isLoaded: false };
    throw error;
  }
}

function withTitles(root: string, problem: Problem): Problem {
  const title = (file: string) => {
    const known = knownFile(file);
    return known ? titleOf(root, known) : file;
  };
  return { ...problem, message: problem.message.replace(/content\/[\w/-]+\.(?:yaml|md)/g, title) };
}

/**
 * Returns the problems that a change adds: it gives `file` this text, or deletes it if `text` is null. A problem that was
 * there before at another key path is not new: its entry was moved. If content could not be loaded before, problems with
 * photographs of other files are not new: nothing could check them.
 */
export async function addedProblems(root: string, file: string, text: string | null): Promise<Problem[]> {
  using trial = mkdtempDisposableSync(path.join(tmpdir(), 'editor-'));
  cpSync(path.join(root, 'content'), path.join(trial.path, 'content'), { recursive: true });
  symlinkSync(path.join(root, 'photos'), path.join(trial.path, 'photos'), 'junction');
  const target = path.join(trial.path, file);
  mkdirSync(path.dirname(target), { recursive: true });
  if (text === null) rmSync(target);
  else writeFileSync(target, text);
  const after = await checkContent(trial.path);
  if (after.problems.length === 0) return [];
  const before = await checkContent(root);
  const alike = (problem: Problem) => JSON.stringify([problem.file, problem.message]);
  const earlier = Map.groupBy(before.problems, alike);
  return [...Map.groupBy(after.problems, alike)]
    .flatMap(([key, found]) => (found.length > (earlier.get(key)?.length ?? 0) ? found : []))
    .filter((problem) => before.isLoaded || !after.isLoaded || problem.file === file)
    .map((problem) => withTitles(trial.path, problem));
}
