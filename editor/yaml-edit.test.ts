import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isCollection, type Node, parse, parseDocument, type Range as YamlRange } from 'yaml';
import { splitMarkdown } from '#content-model/markdown-file.ts';
import { contentRoot } from '#content-model/roots.ts';
import fc from '#contract/test/test-fast-check.ts';
import { editYaml } from './yaml-edit.ts';

const source = `# About the file.

name: 'O''Neil''s'
# Above the long text.
text: >-
  A text that was wrapped by hand
  and stays so.
rooms: [Living, Bath]
items:
  # The first.
  - title: One
    text: First
  - title: Two # short
    text: Second
  # The third.
  - title: Three
    text: Third
end: true
`;

type Mapping = { name: string; text: string; rooms: string[]; items: { title: string; text: string; note?: string }[]; end?: boolean };

/** Makes one change to the data; returns the lines of the source that are gone, and those that are new. */
function changed(change: (facts: Mapping) => void): { gone: string[]; added: string[]; text: string } {
  const facts = parse(source) as Mapping;
  change(facts);
  const text = editYaml(source, facts);
  expect(parse(text)).toEqual(facts);
  const [before, after] = [source.split('\n'), text.split('\n')];
  return { gone: before.filter((line) => !after.includes(line)), added: after.filter((line) => !before.includes(line)), text };
}

describe('only what differs is written', () => {
  test('nothing', () => {
    expect(changed(() => {}).text).toBe(source);
    expect(editYaml('a:   1\n', { a: 1 })).toBe('a:   1\n');
  });

  test('a short text', () => {
    expect(changed((facts) => Object.assign(facts, { name: 'Rao: two' }))).toMatchObject({
      gone: ["name: 'O''Neil''s'"],
      added: ["name: 'Rao: two'"],
    });
  });

  test('a text of another entry, beside its comment', () => {
    expect(changed(({ items }) => Object.assign(items[1] as object, { title: 'Zwei' }))).toMatchObject({
      gone: ['  - title: Two # short'],
      added: ['  - title: Zwei # short'],
    });
  });

  test.each([' ', '\u00a0', 'Rao\u00a0', '\u3000', '\u2028'])('a text that ends with a space of any kind: %j', (name) => {
    const { gone, added } = changed((facts) => Object.assign(facts, { name }));
    expect({ gone, lines: added.length }).toEqual({ gone: ["name: 'O''Neil''s'"], lines: 1 });
  });

  test('a long text is folded, as it was', () => {
    const { gone, added } = changed((facts) => Object.assign(facts, { text: 'word '.repeat(40).trim() }));
    expect(gone).toEqual(['  A text that was wrapped by hand', '  and stays so.']);
    expect(added.every((line) => /^ {2}word/.test(line) && line.length <= 120)).toBe(true);
    expect(editYaml('a: 1\n', { a: 1, b: { c: 'word '.repeat(40).trim() } })).toContain('b:\n  c: >-\n    word');
  });

  test('a text with an empty line stays wrapped as it is, also where another has a comment beside it', () => {
    const wrapped = 'list:\n  - a: >-\n      Two\n      lines.\n\n      More.\n';
    const other = `${wrapped}b: >- # beside\n  Three\n  words.\nend: 1\n`;
    expect(editYaml(other, { ...parse(other), end: 2 })).toContain(wrapped);
  });

  test('a list on one line stays on one line while it fits there', () => {
    expect(changed(({ rooms }) => rooms.push('Kitchen')).added).toEqual(['rooms: [Living, Bath, Kitchen]']);
    const long = 'word '.repeat(30).trim();
    expect(changed(({ rooms }) => rooms.push(long)).text).toContain('rooms:\n  - Living\n  - Bath\n  - >-\n    word');
  });

  test('a new key follows the one before it; a key that is gone takes its line with it', () => {
    const { text } = changed(({ items }) => Object.assign(items[0] as object, { note: 'New' }));
    expect(text).toContain('  - title: One\n    text: First\n    note: New\n  - title: Two');
    expect(changed((facts) => delete facts.end)).toMatchObject({ gone: ['end: true'], added: [] });
    expect(editYaml('a: 1\n# Why.\nb: 2\n', { a: 1 })).toContain('# Why.');
  });

  test('an entry keeps its comments when it moves', () => {
    const { text, gone, added } = changed(({ items }) => items.reverse());
    expect({ gone, added }).toEqual({ gone: [], added: [] });
    expect(text).toContain('items:\n  # The third.\n  - title: Three\n    text: Third\n  - title: Two # short');
  });

  test('an entry is removed, another added and a third changed at once', () => {
    const { text } = changed((facts) => {
      facts.items = [...facts.items.slice(1), { title: 'Four', text: 'Fourth' }];
      Object.assign(facts.items[1] as object, { text: 'Drittens' });
    });
    expect(text).toContain('  # The third.\n  - title: Three\n    text: Drittens\n  - title: Four\n    text: Fourth\nend: true');
    expect(text).toContain('# short');
  });

  test('a list that becomes empty, and one that was', () => {
    const { text } = changed((facts) => Object.assign(facts, { items: [] }));
    expect(text).toContain('items: []\nend: true');
    expect(editYaml('a: []\nb: 1\n', { a: [{ c: 1 }], b: 1 })).toBe('a:\n  - c: 1\nb: 1\n');
  });

  test('comments and data of what is indented or spaced in another way', () => {
    const other = 'list:\n- text: >-\n    Two\n    lines.\n- x:   "y" # why\n\n\nfolded: >- # beside\n  Three\n  words.\nend: 1\n';
    const data = { ...parse(other), end: 2 };
    const text = editYaml(other, data);
    expect(parse(text)).toEqual(data);
    for (const kept of ['x: "y" # why\n', '>- # beside\n', 'end: 2\n']) expect(text).toContain(kept);
  });
});

const files = globSync('content/**/*.{yaml,md}', { cwd: contentRoot }).filter((file) => file !== 'content/README.md');

/** The path of every value that is no list or map. */
function leaves(data: unknown, path: string[] = []): string[][] {
  return data && typeof data === 'object' ? Object.entries(data).flatMap(([key, value]) => leaves(value, [...path, key])) : [path];
}

describe.each(files)('%s', (file) => {
  const text = readFileSync(path.join(contentRoot, file), 'utf8');
  const facts = file.endsWith('.md') ? `${splitMarkdown(text)?.frontMatter}\n` : text;

  test('any text may change, and nothing else does', () => {
    const document = parseDocument(facts);
    const paths = leaves(document.toJSON());
    fc.assert(
      fc.property(fc.nat(paths.length - 1), fc.string({ unit: 'grapheme', maxLength: 300 }), (index, value) => {
        const path = paths[index] as string[];
        // A list on one line may have to be written anew as a whole.
        const nodes = path.map((_, depth) => document.getIn(path.slice(0, depth), true) as Node);
        const inOneLine = nodes.find((node) => isCollection(node) && node.flow);
        const [start, , end] = (inOneLine ?? (document.getIn(path, true) as Node)).range as YamlRange;
        const data = document.toJSON();
        const last = path.at(-1) as string;
        path.slice(0, -1).reduce((part, key) => part[key], data)[last] = value;
        const edited = editYaml(facts, data);
        expect(parse(edited)).toEqual(data);
        expect(edited).toSatisfy((text: string) => text.startsWith(facts.slice(0, start).trimEnd()) && text.endsWith(facts.slice(end)));
      }),
      { numRuns: 15, endOnFailure: true },
    );
  });
});

test('a text that ends with empty lines keeps them when another is changed', () => {
  const text = editYaml('a: |+\n  First\n\n\nb: old\n', { a: 'First\n\n\n', b: 'new' });
  expect(parse(text)).toEqual({ a: 'First\n\n\n', b: 'new' });
});
