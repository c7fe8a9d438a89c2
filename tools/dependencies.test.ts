import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Locked = { version?: string; license?: string; dev?: boolean; deprecated?: string };

const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  string,
  Record<string, string>
>;
const declared = { ...dependencies, ...devDependencies, ...optionalDependencies };
const locked = Object.entries((JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }).packages);
const installed = locked.filter(([path]) => path !== '');

/** The tables' rows: package, reason, licence. */
const described = readFileSync('docs/dependencies.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Package|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, name, reason, licence]) => ({ name, reason, licence }));

/** Licences that ask a website only to name them. */
const permissive = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
  '(MPL-2.0 OR Apache-2.0)',
];

/** Runs on the server, unchanged and linked at run time; it is not sent to visitors. */
const libvips = /^node_modules\/@img\/sharp-(libvips-|wasm32|win32-)/;
/** Runs during the build, unchanged; nothing of it is in the pages. */
const lightningcss = /node_modules\/lightningcss(-|$)/;

test('docs/dependencies.md describes every package of package.json, each once, and no other', () => {
  expect(described.map(({ name }) => name).toSorted()).toEqual(Object.keys(declared).toSorted());
  expect(described.filter(({ reason }) => !reason)).toEqual([]);
});

test('each licence is the one that the package itself states', () => {
  const stated = described.map(({ name }) => ({ name, licence: locked.find(([path]) => path === `node_modules/${name}`)?.[1].license }));
  expect(described.map(({ name, licence }) => ({ name, licence }))).toEqual(stated);
});

test('every version is exact', () => {
  expect(Object.entries(declared).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('nothing is deprecated, and what ships has a permissive licence', () => {
  expect(installed.filter(([, { deprecated }]) => deprecated).map(([path]) => path)).toEqual([]);
  const shipped = installed.filter(([, { dev }]) => !dev);
  expect(shipped.length).toBeGreaterThan(Object.keys(dependencies ?? {}).length);
  const others = shipped.filter(
    ([path, { license }]) => !permissive.includes(license ?? '') && !libvips.test(path) && !lightningcss.test(path),
  );
  expect(others.map(([path]) => path)).toEqual([]);
});
