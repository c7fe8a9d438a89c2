import { describe, expect, test } from 'vitest';
import fc from '#contract/test/test-fast-check.ts';
import { estimateOf, type PricedService, scheduleOf } from './estimate.ts';
import { projectLimits } from './limits.ts';

const days = fc.tuple(fc.nat(90), fc.nat(90)).map(([min, more]) => ({ min, max: min + more }));
const words = 'as the studio writes it';
const someService: fc.Arbitrary<PricedService> = fc.record({
  slug: fc.stringMatching(/^[a-z]{3,9}$/),
  price: fc.record({ words: fc.constant(words), amount: fc.integer({ min: 1, max: 10_000_000 }), perSquareFoot: fc.boolean() }),
  alternative: fc.boolean(),
  days,
});
const someServices = fc.uniqueArray(someService, { selector: ({ slug }) => slug, maxLength: 12 });
const area = fc.option(fc.integer({ min: projectLimits.area.min, max: projectLimits.area.max }), { nil: undefined });

/** Services of the site, and what a visitor wants of them in any order, with areas for some. */
const someWish = someServices.chain((services) =>
  fc
    .shuffledSubarray(services)
    .chain((some) => fc.tuple(...some.map(({ slug }) => area.map((typed) => (typed ? { slug, area: typed } : { slug })))))
    .map((wanted) => ({ services, wanted: { services: wanted } })),
);

const fixedPrice = (amount: number) => ({ words, amount, perSquareFoot: false });

const named = (slug: string, facts: Partial<PricedService>): PricedService => ({
  ...{ slug, price: fixedPrice(1), alternative: false, days: { min: 1, max: 2 } },
  ...facts,
});

describe('the estimate', () => {
  test('is, to the rupee, the sum of the lines shown, and each line is its price or its rate times its area', () => {
    fc.assert(
      fc.property(someWish, ({ services, wanted }) => {
        const { lines, total, withoutArea } = estimateOf(services, wanted);
        expect(total === undefined).toBe(lines.length === withoutArea.length);
        expect(total ?? 0).toBe(lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0));
        expect(Number.isSafeInteger(total ?? 0)).toBe(true);
        for (const { service, area, amount } of lines)
          expect(amount).toBe(service.price.perSquareFoot ? area && area * service.price.amount : service.price.amount);
        expect(withoutArea).toEqual(lines.filter(({ service, area }) => service.price.perSquareFoot && area === undefined));
      }),
    );
  });

  test('shows every wanted service exactly once, alternatives apart from the sum, in the order of the trades', () => {
    fc.assert(
      fc.property(someWish, ({ services, wanted }) => {
        const { lines, alternatives } = estimateOf(services, wanted);
        const shown = [...lines.map(({ service }) => service), ...alternatives];
        expect(new Set(shown)).toEqual(new Set(services.filter(({ slug }) => wanted.services.some((each) => each.slug === slug))));
        expect(alternatives.every(({ alternative }) => alternative)).toBe(true);
        expect(lines.map(({ service }) => services.indexOf(service))).toEqual(
          lines.map(({ service }) => services.indexOf(service)).toSorted((a, b) => a - b),
        );
      }),
    );
  });

  test('does not change when an alternative is added, or something that this site does not offer', () => {
    fc.assert(
      fc.property(someWish, fc.integer({ min: 1 }), ({ services, wanted }, amount) => {
        const whole = named('whole home', { price: fixedPrice(amount), alternative: true });
        const more = { services: [...wanted.services, { slug: whole.slug }, { slug: 'of another site', area: 5 }] };
        expect(estimateOf([...services, whole], more).total).toBe(estimateOf(services, wanted).total);
      }),
    );
  });

  test('an area for a service of fixed price changes nothing', () => {
    const kitchen = named('kitchen', { price: fixedPrice(150_000) });
    expect(estimateOf([kitchen], { services: [{ slug: 'kitchen', area: 9 }] })).toMatchObject({
      total: 150_000,
      lines: [{ area: undefined }],
    });
  });
});

describe('the schedule', () => {
  test('puts one service after the other without a gap, and its range is the sum of theirs', () => {
    fc.assert(
      fc.property(someServices, (services) => {
        const { bars, min, max } = scheduleOf({ lines: services.map((service) => ({ service, area: undefined, amount: undefined })) });
        expect(bars.map(({ service }) => service)).toEqual(services);
        expect(min).toBe(services.reduce((sum, service) => sum + service.days.min, 0));
        expect(max).toBe(services.reduce((sum, service) => sum + service.days.max, 0));
        let end = 0;
        for (const bar of bars) {
          expect(bar.from).toBe(end);
          end = bar.from + bar.max;
        }
        expect(end).toBe(max);
      }),
    );
  });

  test('is one number where the least days are the most', () => {
    const service = named('kitchen', { days: { min: 15, max: 15 } });
    expect(scheduleOf({ lines: [{ service }] }).dayRange).toBe('15');
  });
});
