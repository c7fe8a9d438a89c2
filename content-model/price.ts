import type { Price } from '#contract/estimate.ts';
import { rupees } from '#contract/lib/format-number.ts';
import { typeset } from './typeset.ts';

// With commas as India sets them, or none; lakhs alone have decimals.
const pattern = /^(?:₹|Rs\.?)?\s?(?:([1-9]\d?(?:,\d\d)*,\d{3}|\d+)(?:\/-)?|(\d+(?:\.\d+)?)\slakhs?)(\sper\ssq\.?\s?ft\.?)?$/i;

/**
 * Reads a price as the studio writes it, typeset or not: '₹1,50,000', 'Rs 150000/-', '₹1.5 lakhs' or '₹80 per sq ft'.
 * Returns null if the words are none of these.
 */
export function parsePrice(text: string): Price | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const [, digits, lakhs, perSquareFoot] = match;
  const amount = lakhs ? Math.round(Number(lakhs) * 100_000) : Number(digits?.replaceAll(',', ''));
  if (amount === 0) return null;
  return { words: typeset(shownPrice(text)), amount, perSquareFoot: perSquareFoot !== undefined };
}

/** A price as all are shown: '150000' and 'Rs. 1,50,000/-' are '₹1,50,000'. */
export function shownPrice(text: string): string {
  const words = withRupeeSign(text).toLowerCase().replace('/-', '');
  const perSquareFoot = words.replace(/sq\.?(\s?)ft\.?$/, (_, space) => `sq${space || ' '}ft`);
  return perSquareFoot.replace(/^₹\d{4,}(?=\s|$)/, (plain) => rupees(Number(plain.slice(1))));
}

/** '18 lakhs' and 'Rs. 18 lakhs' are '₹18 lakhs'. */
export function withRupeeSign(text: string): string {
  return text.replace(/^(?:₹|Rs\.?)?\s?/i, '₹');
}
