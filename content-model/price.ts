/** What a service starts at. `amount` is in rupees; `unit` is set if the price is for a square foot. */
export type Price = { amount: number; unit?: 'sq ft' };

const pattern = /^₹(\d[\d,]*)(\slakhs?)?(\sper\ssq\sft)?$/;

/**
 * Reads a price as the studio writes it, typeset or not: '₹1,50,000', '₹8 lakhs' or '₹80 per sq ft'.
 * Returns null if the words are none of these.
 */
export function parsePrice(text: string): Price | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const [, digits, lakhs, perSquareFoot] = match;
  const number = Number(digits?.replaceAll(',', ''));
  const amount = lakhs ? number * 100_000 : number;
  return perSquareFoot ? { amount, unit: 'sq ft' } : { amount };
}
