/** What the server reads of the build. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type BuildFacts, type BuiltPicture, buildFactsPath, buildFolder } from '#contract/build-facts.ts';
import { OperatorError } from './operator-error.ts';

/** Throws an OperatorError if a file is missing that the server cannot do without. */
export function requireBuild(siteDir: string): void {
  const missing = [buildFactsPath, 'index.html', '404.html'].find((name) => !existsSync(join(siteDir, name)));
  if (missing)
    throw new OperatorError(`The site is not built (${missing} is missing from ${relative('.', siteDir) || '.'}): run npm run build`);
}

/** Reads what the build wrote for the server; empty if there is no build. Throws an OperatorError if it is unreadable. */
export function readBuildFacts(siteDir: string): BuildFacts {
  const path = join(siteDir, buildFactsPath);
  if (!existsSync(path)) return { headers: {}, settings: {}, services: [], pictures: {}, pageNames: {} };
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new OperatorError(`The site's ${buildFactsPath} cannot be read: run npm run build`);
  }
}

/** The build's pictures, by the name of the photograph. */
export function builtPictures(siteDir: string): Map<string, BuiltPicture> {
  return new Map(Object.entries(readBuildFacts(siteDir).pictures));
}

/** The files of the site by their address, such as '/about'. Compressed copies and the 404 page have no address. */
export function siteFiles(siteDir: string): Map<string, string> {
  const found = globSync('**/*.*', { cwd: siteDir, exclude: ['404.html', '**/*.{br,gz}', buildFolder] });
  const files = found.map((name) => name.replaceAll('\\', '/'));
  return new Map(files.map((file) => [pagePath(`/${file}`), file]));
}

/** The address of a page: that of '/about.html' is '/about'. */
export function pagePath(file: string): string {
  return file.replace(/\.html$/, '').replace(/^\/index$/, '/');
}
