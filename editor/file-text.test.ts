import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentRoot } from '#content-model/roots.ts';
import { parseContent, withContent } from './file-text.ts';
import { knownFiles } from './known-files.ts';

const page = `---
# About the heading.
heading: A
order: 1 # first
---

## One

Words.
`;

test('data and long text are changed apart from one another', () => {
  const { data, body } = parseContent('content/pages/a.md', page);
  expect(body).toBe('## One\n\nWords.');
  expect(withContent('content/pages/a.md', page, { data: { heading: 'B', order: 1 }, body })).toBe(
    page.replace('heading: A', 'heading: B'),
  );
  expect(withContent('content/pages/a.md', page, { data, body: 'Other.' })).toBe(page.replace('## One\n\nWords.', 'Other.'));
  expect(withContent('content/pages/a.md', page, { data, body: '' })).toMatch(/first\n---\n$/);
  const spaced = `${page.replace('---\n\n##', '---\n\n\n##')}\n\n`;
  expect(withContent('content/pages/a.md', spaced, { data, body })).toBe(spaced);
});

test('a new file has data and text where the build reads them', () => {
  const made = withContent('content/pages/new.md', '', { data: { heading: 'A: b' }, body: 'Words.' });
  expect(made).toBe("---\nheading: 'A: b'\n---\n\nWords.\n");
  expect(parseContent('content/pages/new.md', made)).toEqual({ data: { heading: 'A: b' }, body: 'Words.' });
});

describe.each(knownFiles(contentRoot))('$file', ({ file }) => {
  test('opened and saved it is the same, byte for byte', () => {
    const text = readFileSync(path.join(contentRoot, file), 'utf8');
    const sent = JSON.parse(JSON.stringify(parseContent(file, text)));
    expect(withContent(file, text, sent)).toBe(text);
  });
});
