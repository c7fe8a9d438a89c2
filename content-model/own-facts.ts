import type { Lookup } from './fill.ts';
import { priceFor } from './price.ts';

/**
 * What a service's texts may say of its own `price` and `timeline`: {{price}}; {{timeline}}, which reads "15 to 20 days" in
 * a sentence; and {{price for 72 sq ft}}, worked out where the price is per square foot.
 */
export function ownFacts(service: unknown): Lookup {
  const { price, timeline } = service as { price?: unknown; timeline?: unknown };
  return (name) => {
    if (name === 'price') return words(price);
    if (name === 'timeline') return words(timeline)?.replace('-', ' to ');
    const area = /^price for ([\d,]+) sq ft$/.exec(name)?.[1];
    return area && priceFor(Number(area.replaceAll(',', '')), words(price) ?? '');
  };
}

/** The facts are read before the schema has checked them. */
function words(value: unknown): string | undefined {
  return typeof value === 'string' && !value.includes('{{') ? value : undefined;
}
