import { number, type Table } from './table.ts';

type Budget = { label: string; limit: number; unit: 'ms' | 'KB' | ''; kind: 'at most' | 'at least' };

/** What a page may cost. 1 KB is 1000 bytes on the wire. */
export const budgets = {
  score: { label: 'Lighthouse, each of the four categories', limit: 100, unit: '', kind: 'at least' },
  lcp: { label: 'Largest contentful paint', limit: 1100, unit: 'ms', kind: 'at most' },
  fcp: { label: 'First contentful paint', limit: 800, unit: 'ms', kind: 'at most' },
  tbt: { label: 'Total blocking time', limit: 50, unit: 'ms', kind: 'at most' },
  cls: { label: 'Cumulative layout shift', limit: 0, unit: '', kind: 'at most' },
  beforeScript: { label: 'HTML, styles and fonts, ahead of script', limit: 60, unit: 'KB', kind: 'at most' },
  script: { label: 'Script before a touch', limit: 12, unit: 'KB', kind: 'at most' },
  blocked: { label: 'Blocked longer than without script, slowed 4x', limit: 60, unit: 'ms', kind: 'at most' },
  interaction: { label: 'Interaction to next paint, slowed 4x', limit: 100, unit: 'ms', kind: 'at most' },
  walkFirst: { label: 'A walk until it can be turned', limit: 900, unit: 'KB', kind: 'at most' },
  laptopFrames: { label: 'Frames a second of a walk, laptop', limit: 60, unit: '', kind: 'at least' },
  phoneFrames: { label: 'Frames a second of a walk, phone', limit: 30, unit: '', kind: 'at least' },
} as const satisfies Record<string, Budget>;

type BudgetName = keyof typeof budgets;

/** One measured value; `where` names the page or the interaction. */
export type Measure = { budget: BudgetName; where: string; value: number };

export type Verdict = Budget & { worst: Measure; measured: number; broken: Measure[] };

/** A verdict for each budget that was measured, in the order of `budgets`. */
export function judge(measures: Measure[]): Verdict[] {
  return (Object.keys(budgets) as BudgetName[]).flatMap((name) => {
    const own = measures.filter(({ budget }) => budget === name);
    if (own.length === 0) return [];
    const excess = ({ value }: Measure) => excessOf(name, value);
    const worst = own.reduce((a, b) => (excess(b) > excess(a) ? b : a));
    return { ...budgets[name], worst, measured: own.length, broken: own.filter((measure) => excess(measure) > 0) };
  });
}

/** Budgets without a measure. */
export function unmeasured(measures: Measure[]): string[] {
  return Object.entries(budgets).flatMap(([name, { label }]) => (measures.some(({ budget }) => budget === name) ? [] : label));
}

export function budgetTable(verdicts: Verdict[]): Table {
  return {
    title: 'Budgets',
    head: ['Budget', 'Limit', 'Measured worst', 'Where', 'Met?'],
    rows: verdicts.map(({ label, limit, unit, kind, worst, measured, broken }) => [
      label,
      `${kind} ${withUnit(limit, unit)}`,
      withUnit(worst.value, unit),
      worst.where,
      broken.length === 0 ? 'yes' : `**no**, broken at ${broken.length} of ${measured}`,
    ]),
  };
}

function excessOf(name: BudgetName, value: number): number {
  const { limit, kind } = budgets[name];
  return kind === 'at most' ? value - limit : limit - value;
}

function withUnit(value: number, unit: string): string {
  return [number(value, 3), unit].filter(Boolean).join(' ');
}
