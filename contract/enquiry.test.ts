import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import fc from '#contract/test/test-fast-check.ts';
import { type Enquiry, enquirySchema } from './enquiry.ts';
import { limits } from './limits.ts';

const valid = { name: 'K. Srinivas', email: 'srinivas@example.com', phone: '9876543210', message: 'Call me' };

/** A valid name with white space of every kind between its letters. */
const nameLike = fc
  .string({ unit: fc.constantFrom('a', 'É', 'క', 'ష', '.', '-', ' ', '\t', '\r', '\n', '\u00a0', '\u2028', '\u2029'), maxLength: 40 })
  .map((middle) => `Ravi${middle}K`);

function messagesFor(field: keyof Enquiry, value: unknown): string[] {
  const result = enquirySchema.safeParse({ ...valid, [field]: value });
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

describe('name', () => {
  test.each([
    'Jo',
    'K. Srinivas',
    "D'Souza",
    'D’Souza',
    'Anne-Marie',
    'José Núñez',
    'Jose\u0301',
    'శ్రీ',
    'రాజ్\u200cకుమార్',
    'प्रिया शर्मा',
    'محمد علی',
    'Seán O‘Brien',
    'Anne\u2011Marie',
    '王伟',
    'a'.repeat(50),
    '𝒜'.repeat(50),
    '\u2068Priya Rao\u2069',
    'R\u200bavi \u061cKumar\ufeff',
  ])('accepts %s', (name) => {
    expect(messagesFor('name', name)).toEqual([]);
  });

  test.each([
    ['', 'Name must be at least 2 characters'],
    ['  K  ', 'Name must be at least 2 characters'],
    [undefined, 'Name must be at least 2 characters'],
    [42, 'Name must be at least 2 characters'],
    ['a'.repeat(51), 'Name must be less than 50 characters'],
    ['Agent 007', 'Name can only contain letters and spaces'],
    ['<b>Ravi</b>', 'Name can only contain letters and spaces'],
    ['Ravi 😀', 'Name can only contain letters and spaces'],
    ["-.'", 'Name can only contain letters and spaces'],
    ['Ravi\u0000', 'Name can only contain letters and spaces'],
  ])('refuses %j', (name, message) => {
    expect(messagesFor('name', name)).toEqual([message]);
  });

  test('never contains a line break, so it can be used in a mail header', () => {
    fc.assert(
      fc.property(nameLike, (name) => {
        expect(enquirySchema.parse({ ...valid, name }).name).not.toMatch(/[\r\n\u2028\u2029]/);
      }),
    );
  });
});

describe('email', () => {
  test.each([
    'a@b.in',
    "o'brien+home@mail.example.co.in",
    'first.last@sub-domain.example',
    ` ${valid.email} `,
    `${valid.email}\u200b`,
    `\u2068${valid.email}\u2069`,
  ])('accepts %s', (email) => {
    expect(messagesFor('email', email)).toEqual([]);
  });

  test.each([
    '',
    'srinivas',
    'srinivas@',
    '@example.com',
    'srinivas@example',
    'a@b@example.com',
    'two words@example.com',
    'a@example..com',
    'a@-example.com',
    'a@example.com\nBcc: b@example.com',
    'a@example.com, b@example.com',
    '"quoted"@example.com',
    null,
  ])('refuses %j', (email) => {
    expect(messagesFor('email', email)).toEqual(['Please enter a valid email address']);
  });

  test.each(['srinivas @ example.com', 'srinivas @example.com.', 'srinivas@example.com, '])('is read as it was dictated: %j', (email) => {
    expect(enquirySchema.parse({ ...valid, email }).email).toBe(valid.email);
  });

  test('may have 100 characters, not 101', () => {
    const address = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
    expect(messagesFor('email', address(100))).toEqual([]);
    expect(messagesFor('email', address(101))).toEqual(['Email must be less than 100 characters']);
  });
});

const mobile = fc.tuple(fc.constantFrom('6', '7', '8', '9'), fc.stringMatching(/^\d{9}$/)).map((parts) => parts.join(''));

describe('phone', () => {
  test('is stored in one form, whatever was typed', () => {
    expect(enquirySchema.parse({ ...valid, phone: '+91 98765-43210' }).phone).toBe('9876543210');
    expect(enquirySchema.parse({ ...valid, phone: '+1 (408) 555-1234' }).phone).toBe('+14085551234');
  });

  test.each(['', '5876543210', 9876543210, undefined])('refuses %j', (phone) => {
    expect(messagesFor('phone', phone)).toEqual(['Please enter a valid phone number']);
  });
});

describe('message', () => {
  test('is optional', () => {
    const { message: _, ...withoutMessage } = valid;
    expect(enquirySchema.parse(withoutMessage).message).toBe('');
  });

  test('is counted in characters, whatever their script, and a line break is one', () => {
    for (const character of ['a', '😀', 'క', '\r\n']) {
      const text = (length: number) => `x${character.repeat(length - 2)}x`;
      expect(messagesFor('message', text(limits.message.max))).toEqual([]);
      expect(messagesFor('message', text(limits.message.max + 1))).toEqual(['Message must be less than 1,000 characters']);
    }
  });

  test('comes through as it was written, but for the ends and the kind of line break', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: limits.message.max }), (text) => {
        const { message } = enquirySchema.parse({ ...valid, message: text });
        expect(message).toBe(text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').trim());
      }),
    );
  });
});

test('the rules answer every input without throwing, and what they accept they accept again unchanged', () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      expect(typeof enquirySchema.safeParse(input).success).toBe('boolean');
    }),
  );
  fc.assert(
    fc.property(fc.record({ name: nameLike, phone: mobile, message: fc.string({ unit: 'binary' }) }), (input) => {
      const enquiry = enquirySchema.parse({ ...valid, ...input });
      expect(enquirySchema.parse(enquiry)).toEqual(enquiry);
    }),
  );
});

test('every naughty string gets an answer in every field, and as a message it stays what it is', () => {
  const sentences = new Set([
    'Name must be at least 2 characters',
    'Name must be less than 50 characters',
    'Name can only contain letters and spaces',
    'Email must be less than 100 characters',
    'Please enter a valid email address',
    'Please enter a valid phone number',
  ]);
  for (const text of naughtyStrings) {
    for (const field of ['name', 'email', 'phone'] as const) {
      for (const message of messagesFor(field, text)) expect(sentences).toContain(message);
    }
    const result = enquirySchema.safeParse({ ...valid, message: text });
    if (result.success) expect(result.data.message).toBe(text.trim());
    else expect([...text].length).toBeGreaterThan(limits.message.max);
  }
});
