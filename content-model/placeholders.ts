import { rupees } from '#contract/lib/format-number.ts';
import { maxCachedPictures, unsentDays } from '#contract/limits.ts';
import type { Content } from './content.ts';
import type { Lookup } from './fill.ts';
import { parsePrice } from './price.ts';
import { privacyFacts } from './privacy.ts';
import type { Claims, Studio } from './schema.ts';
import { withBetween } from './timeline.ts';

/** Returns what every text may name in double braces. `services`: facts by slug, before a schema has checked them. */
export function sitePlaceholders(studio: Studio, claims: Claims, services: Record<string, unknown>): Lookup {
  const names = siteNames(studio, claims);
  const ofServices = servicesPlaceholders(services);
  return (name) => names.get(name) ?? ofServices(name);
}

/** Lists what every text may name, each with what it shows; of services without sums of their prices. */
export function listPlaceholders({ studio, claims, services }: Content): [name: string, shown: string][] {
  const ofServices = servicesPlaceholders(
    Object.fromEntries(services.map(({ slug, price, timeline }) => [slug, { price: price.words, timeline }])),
  );
  const names = services.flatMap(({ slug }) => [`price of ${slug}`, `timeline of ${slug}`]);
  return [...siteNames(studio, claims), ...names.map((name): [string, string] => [name, ofServices(name) ?? ''])];
}

function siteNames(studio: Studio, claims: Claims): Map<string, string> {
  const { brand, fullName, city, phone, email, founded } = studio;
  const values = Object.fromEntries(claims.map(({ name, value }) => [name, value]));
  const { formNote: _, ...ofPrivacy } = privacyFacts(studio);
  // '24-hour' in a sentence of its own: '24 hours'.
  const responseTime = values.response?.replace(/^(\d+)-hour$/, '$1 hours') ?? '';
  const inSentences = { responseTime, deliveryTime: values.delivery?.toLowerCase() ?? '' };
  const ofStudio = { brand, fullName, city, phone, email, founded: String(founded), ...ofPrivacy };
  const device = { keptPictures: String(maxCachedPictures), keptEnquiryDays: String(unsentDays) };
  return new Map(Object.entries({ ...values, ...inSentences, ...ofStudio, ...device }));
}

/**
 * Returns what a service's texts may say of its own `price` and `timeline`: {{price}}; {{timeline}}, which reads "15 to 20
 * days" in a sentence; and {{price for 72 sq ft}}, worked out if the price is per square foot.
 */
export function ownPlaceholders(service: unknown): Lookup {
  const { price, timeline } = Object(service) as { price?: unknown; timeline?: unknown };
  const words = literalText(price);
  return (name) => {
    if (name === 'price') return words;
    if (name === 'timeline') return withBetween(literalText(timeline) ?? '', ' to ') || undefined;
    const area = /^price for ([\d,]+) sq ft$/.exec(name)?.[1];
    const rate = parsePrice(words ?? '');
    // The schema reports a price that cannot be read.
    if (area && words && !rate) return words;
    return area && rate?.perSquareFoot ? rupees(rate.amount * Number(area.replaceAll(',', ''))) : undefined;
  };
}

/**
 * Returns what every text may say of the services: {{price of tv-units}}, {{timeline of tv-units}}, and {{price of
 * tv-units + modular-kitchen}}, added up from starting prices that are no rates. `services` holds their facts by slug.
 */
function servicesPlaceholders(services: Record<string, unknown>): Lookup {
  return (name) => {
    const [, fact = '', list = ''] = /^(price|timeline) of (.+)$/.exec(name) ?? [];
    const named = list.split('+').map((slug) => services[slug.trim()]);
    if (named.includes(undefined)) return undefined;
    if (named.length === 1) return ownPlaceholders(named[0])(fact);
    const words = named.map((service) => ownPlaceholders(service)('price'));
    // The schema reports a price that cannot be read.
    const prices = words.map((each) => parsePrice(each ?? ''));
    if (fact !== 'price' || words.includes(undefined) || prices.some((price) => price?.perSquareFoot)) return undefined;
    return rupees(prices.reduce((sum, price) => sum + (price?.amount ?? 0), 0));
  };
}

/** The facts are read before the schema has checked and trimmed them; it reports what is missing or no text. */
function literalText(value: unknown): string | undefined {
  if (typeof value !== 'string') return '(missing)';
  return value.includes('{{') ? undefined : value.trim();
}
