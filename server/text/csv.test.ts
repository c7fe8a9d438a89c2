import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { expect, test } from 'vitest';
import fc from '#contract/test/test-fast-check.ts';
import type { StoredEnquiry } from '#server/store/stored-enquiry.ts';
import { toCsv } from './csv.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '＝', '\t', '\r', '\n', ' ', '"', ',', "'", 'a', '|') }),
  fc.constantFrom(...naughtyStrings),
);

function enquiryWith(message: string): StoredEnquiry {
  const enquiry = { name: 'K. Srinivas', email: '+k@example.com', phone: '9876543210', message };
  const handling = { state: 'new', note: '', dueDay: null, changedAt: 0, changedBy: '' } as const;
  const stored = { id: 'id', reference: '3F9A-20C1', formId: 'enquiry', receivedAt: Date.UTC(2026, 1, 5, 8, 35), files: [] };
  // Without what is optional: a new field of the form is no field here.
  return { ...enquiry, ...handling, ...stored } as Partial<StoredEnquiry> as StoredEnquiry;
}

/** Reads RFC 4180 as a spreadsheet does. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted = '', end] of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** The cell of a message. */
function cellOf(message: string): string | undefined {
  const [names, cells] = parseCsv(toCsv([enquiryWith(message)]).slice(1));
  return cells?.[names?.indexOf('Message') ?? -1];
}

test('no cell begins as a formula does', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const cell = cellOf(text);
      expect(cell).not.toMatch(/^[\s\p{Cc}]*[=+\-@＝＋－＠]/u);
      expect(cell).not.toMatch(/^[\t\r\n]/);
    }),
  );
});

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\nx',
  ' =1',
  '\0=1',
  '\x1b =1',
  '＝1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  "=cmd|' /C calc'!A0",
])('%j gets an apostrophe in front', (text) => {
  expect(cellOf(text)).toBe(`'${text}`);
});

test.each([
  ['hello;=1+1;', "hello;'=1+1;"],
  ['a;  +1', "a;  '+1"],
  ['a;＝1;＋1;－1;＠A1', "a;'＝1;'＋1;'－1;'＠A1"],
  ['a\n=1', "a\n'=1"],
  ['\t=1', "'\t'=1"],
  ['a;"=1"', `a;'"=1"`],
])('%j is guarded where a spreadsheet would begin a cell at a semicolon or a line', (text, cell) => {
  expect(cellOf(text)).toBe(cell);
});

test.each(['', 'Call me', '2 > 1', '5 < 6 ft, R&D', "'quoted'", 'a = b', '₹1,50,000'])('%j stays as it is', (text) => {
  expect(cellOf(text)).toBe(text);
});

test('every text comes back from the file as it was, but for apostrophes', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 5 }), (messages) => {
      const rows = parseCsv(toCsv(messages.map(enquiryWith)).slice(1));
      expect(rows).toHaveLength(messages.length + 1);
      for (const [index, message] of messages.entries()) {
        const row = rows[index + 1] ?? [];
        expect(row).toHaveLength(rows[0]?.length ?? 0);
        expect(withoutGuards(row[rows[0]?.indexOf('Message') ?? -1] ?? '')).toBe(withoutGuards(message));
      }
    }),
  );
});

test('the file says that it is UTF-8, gives times by the Indian clock, and guards the plus of a phone number', () => {
  const text = toCsv([enquiryWith('')]);
  expect(text.codePointAt(0)).toBe(0xfeff);
  expect(text).toContain('"2026-02-05 14:05 IST"');
  expect(text).toContain(`"'+91 98765 43210"`);
});

function withoutGuards(text: string): string {
  return text.replaceAll("'", '');
}
