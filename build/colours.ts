import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#content-model/project-root.ts';

const designersFile = readFileSync(path.join(projectRoot, 'app', 'styles', 'tokens.css'), 'utf8');

/**
 * The light value of a colour in app/styles/tokens.css, such as 'ground': the web manifest cannot use the page's
 * variables. Throws where there is no such colour.
 */
export function colour(name: string): string {
  const value = new RegExp(`--color-${name}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(designersFile)?.[1];
  if (!value) throw new Error(`app/styles/tokens.css has no colour ${name}, which the web manifest needs`);
  return value;
}
