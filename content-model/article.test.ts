import { expect, test } from 'vitest';
import { countWords, parseArticle } from './article.ts';

test('headings, paragraphs, lists and links become data', () => {
  expect(parseArticle('## Wood\n\nTeak **lasts**, see\n[prices](/services).\n\n- one\n- two')).toEqual([
    { kind: 'heading', level: 2, children: ['Wood'] },
    {
      kind: 'paragraph',
      children: ['Teak ', { mark: 'strong', children: ['lasts'] }, ', see ', { mark: 'link', to: '/services', children: ['prices'] }, '.'],
    },
    { kind: 'list', ordered: false, items: [['one'], ['two']] },
  ]);
});

test.each(['# Too large', '> quoted', '![picture](x.jpg)', '<b>markup</b> text', '---'])('%j is refused by name', (markdown) => {
  expect(() => parseArticle(markdown)).toThrow(/use /);
});

test('words are counted as an editor counts them', () => {
  expect(countWords(parseArticle('## Two words\n\nand **three** more\n\n- item one\n- item two'))).toBe(9);
});
