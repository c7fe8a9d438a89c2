import { describe, expect, test } from 'vitest';
import { budgets, budgetTable, judge, type Measure, unmeasured } from './budgets.ts';

const lcp = (where: string, value: number): Measure => ({ budget: 'lcp', where, value });
const score = (where: string, value: number): Measure => ({ budget: 'score', where, value });

describe('a budget', () => {
  test('is met at its limit and broken just above', () => {
    const { limit } = budgets.lcp;
    expect(judge([lcp('/', limit)])[0]?.broken).toEqual([]);
    expect(judge([lcp('/', limit + 1)])[0]?.broken).toEqual([lcp('/', limit + 1)]);
  });

  test('with a minimum is broken below it', () => {
    expect(judge([score('/', 100)])[0]?.broken).toEqual([]);
    expect(judge([score('/', 99)])[0]?.broken).toEqual([score('/', 99)]);
  });

  test('of zero is broken by any layout shift', () => {
    expect(judge([{ budget: 'cls', where: '/', value: 0.001 }])[0]?.broken).toHaveLength(1);
    expect(judge([{ budget: 'cls', where: '/', value: 0 }])[0]?.broken).toHaveLength(0);
  });

  test('knows its worst place, met or broken, high or low', () => {
    expect(judge([lcp('/', 900), lcp('/about', 1000), lcp('/contact', 800)])[0]?.worst.where).toBe('/about');
    expect(judge([score('/', 98), score('/about', 91), score('/contact', 100)])[0]?.worst.where).toBe('/about');
  });

  test('keeps every place that breaks it, and no other', () => {
    const [verdict] = judge([lcp('/', 1300), lcp('/about', 1000), lcp('/contact', 1400)]);
    expect(verdict?.broken.map(({ where }) => where)).toEqual(['/', '/contact']);
    expect(verdict?.measured).toBe(3);
  });

  test('that nothing was measured for has no verdict, and is named', () => {
    expect(judge([lcp('/', 1)])).toHaveLength(1);
    expect(unmeasured([lcp('/', 1)])).toContain('Total blocking time');
    expect(unmeasured([lcp('/', 1)])).not.toContain('Largest contentful paint');
  });
});

test('The table says where a budget is broken worst, and how often', () => {
  const { rows } = budgetTable(judge([lcp('/', 1300), lcp('/about', 1000), score('/', 100)]));
  expect(rows).toEqual([
    [expect.any(String), 'at least 100', '100', '/', 'yes'],
    [expect.any(String), `at most ${budgets.lcp.limit.toLocaleString('en-IN')} ms`, '1,300 ms', '/', '**no**, broken at 1 of 2'],
  ]);
});
