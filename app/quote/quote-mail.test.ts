// @vitest-environment jsdom
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import fc from '#contract/test/test-fast-check.ts';
import { composeQuoteMail } from './quote-mail.ts';
import { checkQuote, type QuoteRequest } from './quote-schema.ts';

const studio = { brand: 'Plumb Line', email: 'hello@studio.example', whatsapp: '+91 98765 43210' };
const typed = { floorplan: '3plus', purpose: 'movein', area: '2400' };
const request: QuoteRequest = { floorplan: '3plus', purpose: 'movein', area: 2400, description: 'Oak, cane and R&D.\nBudget: ₹15 lakhs' };

function bodyOf(mailto: string): string {
  return decodeURIComponent(mailto.split('&body=')[1] ?? '');
}

const describing = (description: string) => composeQuoteMail({ ...request, description }, studio);

test('the mail goes to the studio with the specified subject', () => {
  expect(composeQuoteMail(request, studio).mailto).toMatch(
    /^mailto:hello@studio\.example\?subject=Free%20Quote%20Request%20-%20Plumb%20Line%20Design%20Studio&body=/,
  );
});

test('the body lists floor plan, purpose, area and description', () => {
  expect(bodyOf(composeQuoteMail(request, studio).mailto).split('\r\n')).toEqual([
    'I would like a free quote.',
    '',
    'Floor plan: 3+ BHK',
    'Purpose: Move In',
    'Area: 2,400 sq ft',
    '',
    'About the project:',
    'Oak, cane and R&D.',
    'Budget: ₹15 lakhs',
  ]);
});

test('an area at the end of the slider reads as that or more', () => {
  expect(composeQuoteMail({ ...request, area: 10_000 }, studio).text).toContain('Area: 10,000+ sq ft\n');
});

test('WhatsApp gets the same text', () => {
  const { text, whatsapp } = composeQuoteMail(request, studio);
  expect(new URL(whatsapp).searchParams.get('text')).toBe(text);
});

describe('the length ladder', () => {
  test('a full description in English is sent whole', () => {
    const { mailto, text, shortened } = describing('Two bright rooms, please. '.repeat(19).trim());
    expect(shortened).toBe(false);
    expect(bodyOf(mailto)).toBe(text.replaceAll('\n', '\r\n'));
  });

  test.each([
    ['Telugu', 'ఇల్లు '.repeat(83)],
    ['emoji', '🪴'.repeat(500)],
  ])('a full description in %s is shortened in the mail and whole elsewhere', (_, description) => {
    const { mailto, text, whatsapp, shortened } = describing(description);
    expect(shortened).toBe(true);
    expect(mailto.length).toBeLessThanOrEqual(1900);
    expect(mailto.length).toBeGreaterThan(1800);
    expect(bodyOf(mailto)).toContain('… (shortened');
    expect(text).toContain(description);
    expect(new URL(whatsapp).searchParams.get('text')).toContain(description);
  });

  test('a cut never splits what a reader sees as one letter', () => {
    const family = '👨‍👩‍👧‍👦';
    const [, kept = ''] = /project:\r\n(.*)… \(shortened/s.exec(bodyOf(describing(family.repeat(40)).mailto)) ?? [];
    expect(kept).not.toBe('');
    expect(kept.replaceAll(family, '')).toBe('');
  });

  test('a browser without Intl.Segmenter shortens as well', () => {
    vi.stubGlobal('Intl', Object.create(Intl, { Segmenter: { value: undefined } }));
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(bodyOf(describing('🪴'.repeat(500)).mailto)).toContain('🪴… (shortened');
  });

  test('no accepted description makes a link that is too long or loses text', () => {
    const description = fc
      .oneof(fc.string({ unit: 'grapheme', size: 'max', maxLength: 500 }), fc.string({ unit: 'binary', size: 'max', maxLength: 500 }))
      .map((description) => checkQuote({ ...typed, description }).data?.description);
    fc.assert(
      fc.property(description, (accepted) => {
        if (accepted === undefined) return;
        const { mailto, text, shortened } = describing(accepted);
        expect(mailto.length).toBeLessThanOrEqual(1900);
        expect(text.endsWith(accepted)).toBe(true);
        if (!shortened) expect(bodyOf(mailto)).toBe(text.toWellFormed().replaceAll('\n', '\r\n'));
      }),
      { numRuns: 60 },
    );
  });
});

describe('with the project', () => {
  const project = { text: 'My project:\n- Kitchen: from ₹1,50,000', link: 'https://studio.example/project#p=abc' };
  const withProject = (description: string, sent = project) => composeQuoteMail({ ...request, description }, studio, sent);

  test('the mail ends with its lines and its link', () => {
    const { mailto, text, shortened } = withProject('Oak, cane and R&D.');
    expect(text.endsWith(`\n\n${project.text}\n${project.link}`)).toBe(true);
    expect(bodyOf(mailto)).toBe(text.replaceAll('\n', '\r\n'));
    expect(shortened).toBe(false);
  });

  test('where it is too long, the link is left out first, and the text to copy still has it', () => {
    const long = { ...project, link: `${project.link}${'x'.repeat(1800)}` };
    const { mailto, text, shortened } = withProject('Oak, cane and R&D.', long);
    expect(shortened).toBe(true);
    expect(bodyOf(mailto)).toContain('Oak, cane and R&D.');
    expect(bodyOf(mailto)).toContain('Kitchen: from ₹1,50,000');
    expect(bodyOf(mailto)).not.toContain('#p=');
    expect(bodyOf(mailto)).not.toContain('(shortened');
    expect(text).toContain(long.link);
  });

  test('then the end of the description', () => {
    const body = bodyOf(withProject('ఇల్లు '.repeat(83)).mailto);
    expect(body).toContain('Kitchen: from ₹1,50,000');
    expect(body).toContain('the whole description does not fit');
  });

  test('whatever the description and the project say, the link fits and the text to copy has all of it', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 3000 });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 10, maxLength: 400 }), words, words, (description, lines, link) => {
        const { mailto, text } = withProject(description, { text: lines, link });
        expect(mailto.length).toBeLessThanOrEqual(1900);
        expect(text).toContain(`${description}\n\n${lines}\n${link}`);
      }),
    );
  });
});
