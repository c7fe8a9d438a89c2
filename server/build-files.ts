/** What the server reads of the build. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildFolder } from '#contract/build-folder.ts';
import { StartError } from './start-error.ts';

const headersFile = `${buildFolder}/headers.json`;

/** Security headers of every response, worked out by the build. */
export function siteHeaders(directory: string): Record<string, string> {
  requireFile(directory, headersFile);
  return readBuildFile(directory, 'headers.json', {});
}

/** Settings that content decides, named like the environment variables that overrule them (settings.ts). */
export function builtSettings(directory: string): Record<string, string> {
  const settings = Object.entries(readBuildFile(directory, 'settings.json', {}));
  return Object.fromEntries(settings.map(([name, value]) => [name, String(value)]));
}

/** When the build was made. */
export function builtAt(directory: string): Date {
  return statSync(join(directory, headersFile)).mtime;
}

/** The files of the site by their address, such as '/about', without compressed copies and the 404 page, which has none. */
export function siteFiles(directory: string): Map<string, string> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => name !== '404.html' && !name.startsWith(`${buildFolder}/`));
  return new Map(files.map((file) => [pagePath(`/${file}`), file]));
}

/** The address of a page: that of '/about.html' is '/about'. */
export function pagePath(file: string): string {
  return file.replace(/\.html$/, '').replace(/^\/index$/, '/');
}

/** @throws {StartError} if the build has no such file */
export function requireFile(directory: string, name: string): void {
  if (existsSync(join(directory, name))) return;
  throw new StartError(`The site is not built (${name} is missing from ${relative('.', directory) || '.'}): run npm run build`);
}

/** What the build wrote for the server, or `none`. @throws {StartError} where it cannot be read */
export function readBuildFile<Content>(directory: string, name: string, none: Content): Content {
  const path = join(directory, buildFolder, name);
  if (!existsSync(path)) return none;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new StartError(`The site's ${name} cannot be read: run npm run build`);
  }
}
