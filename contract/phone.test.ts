import { describe, expect, test } from 'vitest';
import fc from '#contract/test/test-fast-check.ts';
import { formatPhone, normalisePhone, withCountryCode } from './phone.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const mobile = fc.tuple(fc.constantFrom('6', '7', '8', '9'), digits(9)).map((parts) => parts.join(''));
/** Area code and number; those that begin with 6 to 9 look like a mobile number. */
const landline = fc.tuple(fc.constantFrom('1', '2', '3', '4', '5'), digits(9)).map((parts) => parts.join(''));
const foreign = fc
  .tuple(fc.constantFrom('1', '44', '65', '971', '974'), fc.stringMatching(/^[1-9]\d{8,11}$/))
  .map((parts) => parts.join(''));
const indianPrefix = fc.constantFrom('+91', '0091', '+91 (0)', '+91-', '(+91) ');
const gap = fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u2011', '\u202a', '\u202c');
/** Every script whose digits Unicode knows as decimal digits, as the browser's own number format writes them. */
const scripts = Intl.supportedValuesOf('numberingSystem').filter((system) => /^\p{Nd}$/u.test(digitOf(system, 0)));

function digitOf(system: string, digit: number): string {
  return new Intl.NumberFormat(`en-u-nu-${system}`).format(digit);
}

/** The number as people write or paste it, with signs between its digits. */
function written(number: string, gaps: string[]): string {
  return [...number].map((digit, index) => (gaps[index % gaps.length] ?? '') + digit).join('');
}

const gaps = fc.array(gap, { minLength: 11, maxLength: 11 });

test('a text that is longer than any number is none, and is not looked through', () => {
  expect(normalisePhone(`98765${' '.repeat(90)}43210`)).toBe('9876543210');
  expect(normalisePhone(`98765${' '.repeat(91)}43210`)).toBe(null);
});

describe('a telephone number is understood', () => {
  test('as an Indian mobile number, with or without 0 or the code of India', () => {
    fc.assert(
      fc.property(mobile, fc.oneof(fc.constantFrom('', '0', '91'), indianPrefix), gaps, (number, prefix, between) => {
        expect(normalisePhone(prefix + written(number, between))).toBe(number);
      }),
    );
  });

  test('as a landline, after 0 or the code of India', () => {
    fc.assert(
      fc.property(landline, fc.oneof(fc.constant('0'), indianPrefix), gaps, (number, prefix, between) => {
        expect(normalisePhone(prefix + written(number, between))).toBe(`+91${number}`);
      }),
    );
  });

  test('as a number abroad, after plus or 00 and the country code', () => {
    fc.assert(
      fc.property(foreign, fc.constantFrom('+', '00', '+ '), gaps, (number, prefix, between) => {
        expect(normalisePhone(prefix + written(number, between))).toBe(`+${number}`);
      }),
    );
  });

  test('in the digits of every script', () => {
    expect(scripts).toEqual(expect.arrayContaining(['telu', 'deva', 'arab', 'fullwide']));
    fc.assert(
      fc.property(mobile, fc.constantFrom(...scripts), (number, system) => {
        expect(normalisePhone(number.replace(/\d/g, (digit) => digitOf(system, Number(digit))))).toBe(number);
      }),
    );
  });
});

test.each([
  ['91234 56789', '9123456789'],
  ['+91 91234 56789', '9123456789'],
  ['+91 (98765) 43-210', '9876543210'],
  ['091 98765 43210', '9876543210'],
  ['+91 +91 98765 43210', '9876543210'],
  [' tel:+919876543210', '9876543210'],
  ['98765 43210, ', '9876543210'],
  ['+91\u206098765\ufe0f43210\u00ad', '9876543210'],
  ['040 2345 6789', '+914023456789'],
  ['91 40 2345 6789', '+914023456789'],
  ['+91 040 2345 6789', '+914023456789'],
  ['+1 408 555 1234', '+14085551234'],
  ['(0)40-2345 6789', '+914023456789'],
  ['(040) 2345 6789', '+914023456789'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+971 50 123 4567', '+971501234567'],
  ['011 91 98765 43210', '9876543210'],
  ['011-1-408-555-1234', '+14085551234'],
  ['011 65 6123 4567', '+6561234567'],
  ['011 2345 6789', '+911123456789'],
  ['౯౮౭౬౫ ౪౩౨౧౦', '9876543210'],
  ['९८७६५४३२१०', '9876543210'],
])('%s is %s', (text, number) => {
  expect(normalisePhone(text)).toBe(number);
});

test.each([
  '',
  '12345',
  '5876543210',
  '4023456789',
  '98765432100',
  '987654321O',
  '9876543210 ext 5',
  '+91 12345',
  '+91 98765 43210 1',
  '+0 408 555 1234',
  '+1 555 12345',
  '1 408 555 1234',
  `+${'1'.repeat(16)}`,
  '+1 408 555 1234 / 5',
  '+1 408 555 1234, 5',
  '²876543210',
])('%j is refused', (text) => {
  expect(normalisePhone(text)).toBeNull();
});

test('ten bare digits are a number only from 6 to 9', () => {
  fc.assert(
    fc.property(digits(10), (number) => {
      expect(normalisePhone(number) !== null).toBe(/^[6-9]/.test(number));
    }),
  );
});

test('what is accepted is ten digits, or plus and 10 to 15, and stays as it is when judged again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[+\d ()-]{8,18}$/)), (text) => {
      const number = normalisePhone(text);
      if (number === null) return;
      expect(number).toMatch(/^(?:[6-9]\d{9}|\+[1-9]\d{9,14})$/);
      expect(normalisePhone(number)).toBe(number);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['9876543210', '+91 98765 43210'],
  ...['11', '20', '22', '33', '40', '44'].map((city) => [`+91${city}23456789`, `+91 ${city} 2345 6789`]),
  ['+914562345678', '+91 45623 45678'],
  ['+14085551234', '+1 408 555 1234'],
  ['+442079460958', '+442079460958'],
  ['+971501234567', '+971501234567'],
])('%s reads %s, and is the same number to whoever dials it', (stored, written) => {
  expect(formatPhone(stored)).toBe(written);
  expect(normalisePhone(written)).toBe(stored);
});

test('a number is dialled with its country code', () => {
  expect(['9876543210', '+914023456789', '+14085551234'].map(withCountryCode)).toEqual(['+919876543210', '+914023456789', '+14085551234']);
});
