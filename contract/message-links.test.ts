import { describe, expect, test } from 'vitest';
import fc from '#contract/test/test-fast-check.ts';
import { mailtoLink, whatsappLink } from './message-links.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('\nBcc: a@b.c', '&bcc=a@b.c', '?cc=a@b.c', '%0D%0A', 'a+b c', '\uD83D'),
);

function headers(link: string): Record<string, string> {
  const query = link.slice(link.indexOf('?') + 1);
  return Object.fromEntries(query.split('&').map((pair) => pair.split('=').map(decodeURIComponent)));
}

describe('a mailto link', () => {
  test('encodes spaces, line ends and other scripts as RFC 6068 has it', () => {
    expect(mailtoLink({ to: 'hello@studio.example', subject: 'Free Quote', body: "R&D's + ఇ\n100%" })).toBe(
      'mailto:hello@studio.example?subject=Free%20Quote&body=R%26D%27s%20%2B%20%E0%B0%87%0D%0A100%25',
    );
  });

  test('contains any subject and body unchanged, and nothing else', () => {
    fc.assert(
      fc.property(anyText, anyText, (subject, body) => {
        const link = mailtoLink({ to: 'hello@studio.example', subject, body });
        expect(link).toMatch(/^mailto:hello@studio\.example\?[\w.~!()*%-]*=[\w.~!()*%-]*&[\w.~!()*%-]*=[\w.~!()*%-]*$/);
        expect(headers(link)).toEqual({ subject: subject.toWellFormed(), body: body.toWellFormed().replaceAll('\n', '\r\n') });
      }),
    );
  });

  test('keeps an odd address inside the address', () => {
    const link = mailtoLink({ to: 'a?cc=x&b@studio.example', subject: '', body: '' });
    expect(link).toBe('mailto:a%3Fcc%3Dx%26b@studio.example?subject=&body=');
  });
});

describe('a WhatsApp link', () => {
  test('has the number in digits with its country code', () => {
    expect(whatsappLink('+91 98765 43210', 'Two rooms\n& a kitchen')).toBe(
      'https://wa.me/919876543210?text=Two%20rooms%0A%26%20a%20kitchen',
    );
  });

  test('contains any text unchanged', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { searchParams } = new URL(whatsappLink('+91 98765 43210', text));
        expect([...searchParams]).toEqual([['text', text.toWellFormed()]]);
      }),
    );
  });
});
