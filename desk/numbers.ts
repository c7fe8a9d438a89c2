import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { formatNumber } from '#contract/format-number.ts';
import { addDays, indianToday } from '#contract/indian-day.ts';
import { builtPictures } from '#server/catalogue.ts';
import { type Count, type CountKind, openCounts } from '#server/counts.ts';
import { type Html, html } from '#server/html.ts';
import { sendPage } from './send-page.ts';
import type { DeskSettings } from './settings.ts';
import { withStore } from './with-store.ts';

const daysShown = 84;
const mostNamed = 15;
const span = 'last twelve weeks';

/** What was counted, or when, and how often. */
type Bar = [label: string, number: number];

/** How often pages were opened, pictures saved, the quote form opened and enquiries sent. */
export function registerNumbers(app: FastifyInstance, { dataDir, siteDir }: DeskSettings): void {
  app.get('/numbers', (request, reply) => {
    const first = addDays(indianToday(), 1 - daysShown);
    const days = Array.from({ length: daysShown }, (_, index) => addDays(first, index));
    const counts = countsSince(dataDir, first);
    const of = (kind: CountKind) => counts.filter((each) => each.kind === kind);
    const enquiries = withStore(dataDir, (store) => store.all(false)).map(({ receivedAt }) => ({
      day: indianToday(receivedAt),
      number: 1,
    }));
    const pictures = builtPictures(siteDir);
    const body = html`<h1>Numbers</h1>
<p class="quiet">Counted by your own server, without cookies and addresses, and without robots as far as they say so. Enquiries that were deleted are not among them.</p>
${section('Pages opened', days, sums(of('page'), 'day'))}
${section('Pictures saved', days, sums(of('saved'), 'day'))}
${section('Quote form opened', days, sums(of('quote'), 'day'))}
${section('Enquiries', days, sums(enquiries, 'day'))}
<h2>Most opened, ${span}</h2>
${ranking(of('page'), (path) => path)}
<h2>Most saved, ${span}</h2>
${ranking(of('saved'), (photo) => pictures.get(photo)?.title ?? photo)}`;
    return sendPage(request, reply, { title: 'Numbers', body });
  });
}

/** Opened for each request: the server writes the file. */
function countsSince(dataDir: string, day: string): Count[] {
  if (!existsSync(join(dataDir, 'numbers.db'))) return [];
  using counts = openCounts(dataDir);
  return counts.since(day);
}

/** The numbers of what has the same value of `key`, added up. */
function sums<Key extends string>(counts: (Record<Key, string> & { number: number })[], key: Key): Map<string, number> {
  const all = new Map<string, number>();
  for (const count of counts) all.set(count[key], (all.get(count[key]) ?? 0) + count.number);
  return all;
}

function section(name: string, days: string[], numbers: Map<string, number>): Html {
  const daily = days.map((day): Bar => [dateText(day), numbers.get(day) ?? 0]);
  const weekly = Array.from({ length: daysShown / 7 }, (_, week): Bar => {
    const bars = daily.slice(7 * week, 7 * week + 7);
    return [`Week to ${bars.at(-1)?.[0]}`, total(bars)];
  });
  if (total(daily) === 0) return html`<h2>${name}</h2><p class="quiet">Nothing yet.</p>`;
  return html`<h2>${name}</h2>
<p>${formatNumber(total(daily))} in the ${span}, ${formatNumber(total(daily.slice(-7)))} in the last seven days.</p>
${chart(name, 'By day', daily)}
${chart(name, 'By week', weekly)}
<details><summary>${name} by day, in figures</summary>${list(daily.toReversed())}</details>
<details><summary>${name} by week, in figures</summary>${list(weekly.toReversed())}</details>`;
}

function total(bars: Bar[]): number {
  return bars.reduce((sum, [, number]) => sum + number, 0);
}

/** Bars from the ground up; the highest is as high as the chart. */
function chart(name: string, unit: string, bars: Bar[]): Html {
  const most = Math.max(...bars.map(([, number]) => number));
  return html`<figure><svg class="chart" role="img" aria-label="${name}. ${unit}, ${span}" viewBox="0 0 ${bars.length * 10} ${most}" preserveAspectRatio="none">${bars.map(
    ([label, number], index) =>
      html`<rect x="${index * 10 + 1}" y="${most - number}" width="8" height="${number}"><title>${label}: ${formatNumber(number)}</title></rect>`,
  )}</svg><figcaption class="quiet">${unit}, ${span}: ${formatNumber(most)} at most</figcaption></figure>`;
}

function ranking(counts: Count[], titleOf: (name: string) => string): Html {
  const most = [...sums(counts, 'name')].toSorted(([, one], [, other]) => other - one).slice(0, mostNamed);
  return most.length > 0 ? list(most.map(([name, number]) => [titleOf(name), number])) : html`<p class="quiet">Nothing yet.</p>`;
}

function list(entries: Bar[]): Html {
  return html`<ol class="plain">${entries.map(([label, number]) => html`<li><span>${label}</span><strong>${formatNumber(number)}</strong></li>`)}</ol>`;
}

function dateText(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-IN', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' });
}
