import { expect, test } from 'vitest';
import { kilobytes, markdownTable, number } from './table.ts';

test('A table becomes Markdown, with its title, its note and nothing that would end a cell', () => {
  const table = { title: 'Pages', note: 'In milliseconds.', head: ['Page', 'LCP'], rows: [['/a|b', '900']] };
  expect(markdownTable(table, 3)).toBe('### Pages\n\nIn milliseconds.\n\n| Page | LCP |\n| --- | --- |\n| /a\\|b | 900 |');
});

test('Numbers are grouped as in India, and kilobytes are thousands', () => {
  expect(number(1_234_567)).toBe('12,34,567');
  expect(number(0.0456, 3)).toBe('0.046');
  expect(kilobytes(89_960)).toBe('90.0');
});
