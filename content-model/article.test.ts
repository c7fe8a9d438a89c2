import { expect, test } from 'vitest';
import { parseArticle } from './article.ts';

const text = (value: string) => [{ type: 'text', value }];
const point = (value: string) => expect.objectContaining({ type: 'listItem', children: [{ type: 'paragraph', children: text(value) }] });

test('headings, paragraphs, lists and links become data', () => {
  expect(parseArticle('## Wood\n\nTeak **lasts**, see\n[prices](/services).\n\n- one\n- two')).toEqual([
    { type: 'heading', depth: 2, children: text('Wood') },
    {
      type: 'paragraph',
      children: [
        ...text('Teak '),
        { type: 'strong', children: text('lasts') },
        ...text(', see '),
        { type: 'link', title: null, url: '/services', children: text('prices') },
        ...text('.'),
      ],
    },
    expect.objectContaining({ type: 'list', ordered: false, children: [point('one'), point('two')] }),
  ]);
});

test('blanks at the end of a line are nothing', () => {
  expect(parseArticle('Teak lasts  \nlong. \t\n')).toEqual([{ type: 'paragraph', children: text('Teak lasts long.') }]);
});

test('the points of other programs make a list', () => {
  expect(parseArticle('Teak:\n•\tone\n• two\n\n·three')).toEqual([
    { type: 'paragraph', children: text('Teak:') },
    expect.objectContaining({ type: 'list', children: [point('one'), point('two'), point('three')] }),
  ]);
});

test.each(['# Too large', '> quoted', '![picture](x.jpg)', '<b>markup</b> text', '---', '  | Teak | 18 mm |'])(
  '%j is refused by name',
  (markdown) => {
    expect(() => parseArticle(markdown)).toThrow(/use /);
  },
);

test('what is refused is named with its line and its first words', () => {
  const markdown = `## Wood\n\nTeak lasts.\n\n> ${'Somebody said this. '.repeat(5)}`;
  expect(() => parseArticle(markdown)).toThrow(/^“> Somebody said this.[^”]{0,30}” in line 5 of the long text cannot be shown: use /);
  expect(() => parseArticle('Teak\nand ![a sofa](sofa.jpg)')).toThrow('“![a sofa](sofa.jpg)” in line 2 of the long text');
  expect(() => parseArticle('Teak:\n\n    lasts long')).toThrow('“lasts long” in line 3 of the long text');
});

test.each(['www.google.com', 'hello@studio.example', 'javascript:alert(1)', 'services', ''])('a link to "%s" is refused by name', (url) => {
  expect(() => parseArticle(`See [this](${url}).`)).toThrow(/begin .+https/);
});

test.each(['/services#one', '#below', 'https://a.example', 'http://a.example', 'mailto:a@b.example', 'tel:+910000000000'])(
  'a link to %s is taken',
  (url) => {
    expect(() => parseArticle(`See [this](${url}).`)).not.toThrow();
  },
);
