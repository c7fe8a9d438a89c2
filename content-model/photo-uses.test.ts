import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatNumber } from '#contract/format-number.ts';
import { markdownSchemas, yamlFiles } from './content.ts';
import { fieldSchemaOf } from './field-schema.ts';
import { photoUses } from './photo-uses.ts';
import { projectRoot } from './project-root.ts';

/**
 * Read from the text of what draws photographs: Tailwind needs whole classes there, such as `md:aspect-2/1`, so there is
 * no list to choose from. 4:3 of the contact page is a service's hero. 2:1 and 1:1 come from heights on the home page
 * and pictures.ts.
 */
test('the crops are those in which app/ shows photographs', () => {
  const app = path.join(projectRoot, 'app');
  const used = globSync('**/*.tsx', { cwd: app })
    .map((file) => readFileSync(path.join(app, file), 'utf8'))
    .filter((source) => /\bPhoto\b/.test(source))
    .flatMap((source) => [...source.matchAll(/aspect-\[?(\d+\/\d+)/g)].map(([, shape]) => shape as string));
  const shapes = Object.values(photoUses).flatMap(({ crops }) => Object.values(crops));
  expect([...new Set([...used, '1/1'])].toSorted()).toEqual([...new Set(shapes)].toSorted());
});

test('the owner’s guide has a row for each size', () => {
  const guide = readFileSync(path.join(projectRoot, 'content/README.md'), 'utf8');
  const rows = guide.matchAll(/^\| .+ \| ([\d,]+ \| [\d,]+ \| [\d,]+) \|$/gm);
  const sizes = Object.values(photoUses).map(({ minWidth, uprightWidth = minWidth, maxBytes }) =>
    [minWidth, uprightWidth, maxBytes / 1000].map(formatNumber).join(' | '),
  );
  expect([...rows].map(([, figures]) => figures).toSorted()).toEqual([...new Set(sizes)].toSorted());
});

test('each use is named by a schema', () => {
  const schemas = [...Object.values(yamlFiles).map(({ schema }) => schema), ...Object.values(markdownSchemas)];
  const used = [...JSON.stringify(schemas.map(fieldSchemaOf)).matchAll(/"use":"(\w+)"/g)];
  expect([...new Set(used.map(([, use]) => use))].toSorted()).toEqual(Object.keys(photoUses).toSorted());
});
