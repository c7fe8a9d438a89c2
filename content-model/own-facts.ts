import { rupees } from '#contract/format-number.ts';
import type { Lookup } from './fill.ts';
import { parsePrice } from './price.ts';

/**
 * What a service's texts may say of its own `price` and `timeline`: {{price}}; {{timeline}}, which reads "15 to 20
 * days" in a sentence; and {{price for 72 sq ft}}, worked out where the price is per square foot.
 */
export function ownFacts(service: unknown): Lookup {
  const { price, timeline } = service as { price?: unknown; timeline?: unknown };
  return (name) => {
    if (name === 'price') return words(price);
    if (name === 'timeline') return words(timeline)?.replace('-', ' to ');
    const area = /^price for ([\d,]+) sq ft$/.exec(name)?.[1];
    const rate = parsePrice(words(price) ?? '');
    return area && rate?.unit && rupees(rate.amount * Number(area.replaceAll(',', '')));
  };
}

/**
 * What every text may say of the services: {{price of tv-units}}, {{timeline of tv-units}}, and {{price of tv-units +
 * modular-kitchen}}, added up from starting prices that are no rates. `services` holds their facts by slug.
 */
export function factsOfServices(services: Record<string, unknown>): Lookup {
  return (name) => {
    const [, fact = '', list = ''] = /^(price|timeline) of (.+)$/.exec(name) ?? [];
    const [first, ...others] = list.split('+').map((slug) => services[slug.trim()]);
    if (!first) return undefined;
    if (others.length === 0) return ownFacts(first)(fact);
    if (fact !== 'price' || others.includes(undefined)) return undefined;
    // A price that cannot be read is a problem of its own file.
    const prices = [first, ...others].map((service) => parsePrice(words((service as { price?: unknown }).price) ?? '') ?? { amount: 0 });
    return prices.some(({ unit }) => unit) ? undefined : rupees(prices.reduce((sum, { amount }) => sum + amount, 0));
  };
}

/** The facts are read before the schema has checked them. */
function words(value: unknown): string | undefined {
  return typeof value === 'string' && !value.includes('{{') ? value : undefined;
}
