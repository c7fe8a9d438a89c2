import type { Claims } from './schema.ts';

/** The focus of a photograph is two percentages that claim nothing, and a penalty has figures of its own. */
const claimsNothing = /focus$|\b(penalty|cap)$/i;

/**
 * The claim whose figure a text types out. Only values with a sign of their own (500+, 20-25%) are looked for: plain
 * words such as "30 days" have other uses.
 */
export function typedOutClaim(text: string, keyPath: string, claims: Claims): Claims[number] | undefined {
  if (claimsNothing.test(keyPath)) return undefined;
  const longestFirst = claims.filter(({ value }) => /\d[+%]/.test(value)).toSorted((a, b) => b.value.length - a.value.length);
  // A figure of its own: "5+" is not part of "25+".
  return longestFirst.find(({ value }) => {
    const before = text.split(value).slice(0, -1);
    return before.some((part) => !/[\d,.-]$/.test(part));
  });
}

/** Whether a text is a client's own words, which stay as they are. */
export function isQuotation(file: string, keyPath: string): boolean {
  return file === 'content/testimonials.yaml' || keyPath === 'client.words';
}
