import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatNumber } from '#contract/lib/format-number.ts';
import { markdownSchemas, yamlFiles } from './content.ts';
import { fieldSchemaOf } from './field-schema.ts';
import { photoUses } from './photo-uses.ts';
import { repositoryRoot } from './roots.ts';

test('the owner’s guide has a row for each size', () => {
  const guide = readFileSync(path.join(repositoryRoot, 'content/README.md'), 'utf8');
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
