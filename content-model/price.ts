import type { Price } from '#contract/estimate.ts';
import { typeset } from './typeset.ts';

// With commas as India sets them; lakhs alone have decimals.
const pattern = /^₹(?:([1-9]\d?(?:,\d\d)*,\d{3}|[1-9]\d{0,2})|(\d+(?:\.\d+)?) lakhs?)( per sq ft)?$/;

/** Reads a price as the studio writes it: '₹1,50,000', '₹1.5 lakhs' or '₹80 per sq ft'. Returns null for other words. */
export function parsePrice(text: string): Price | null {
  const [, digits = '', lakhs, perSquareFoot] = pattern.exec(text) ?? [];
  const amount = lakhs ? Math.round(Number(lakhs) * 100_000) : Number(digits.replaceAll(',', ''));
  return amount === 0 ? null : { words: typeset(text), amount, perSquareFoot: perSquareFoot !== undefined };
}
