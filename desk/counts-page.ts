import type { FastifyInstance } from 'fastify';
import type { CountKind } from '#contract/count-message.ts';
import { formatNumber } from '#contract/lib/format-number.ts';
import { addDays, indianToday, shortDay } from '#contract/lib/indian-day.ts';
import { type Html, html } from '#server/http/html.ts';
import { readBuildFacts } from '#server/shared/build-files.ts';
import { type Count, readCounts } from '#server/site/counts.ts';
import { EnquiryStore } from '#server/store/enquiry-store.ts';
import { sendPage } from './send-page.ts';
import type { DeskSettings } from './settings.ts';

const weeksShown = 12;
const daysShown = 7 * weeksShown;
const maxRanked = 15;
const span = `last ${weeksShown} weeks`;
const nothing = html`<p class="quiet">None in the ${span}.</p>`;

/** `label`: a day, a week, or the name of a page or picture. */
type Bar = [label: string, count: number];

/** The page *Numbers*: how often pages were opened, pictures saved, the quote form opened and enquiries sent. */
export function registerCountsPage(app: FastifyInstance, { dataDir, siteDir, countUse }: DeskSettings): void {
  app.get('/numbers', (request, reply) => {
    const first = addDays(indianToday(), 1 - daysShown);
    const days = Array.from({ length: daysShown }, (_, index) => addDays(first, index));
    const counts = readCounts(dataDir, first);
    const countsOf = (kind: CountKind) => counts.filter((each) => each.kind === kind);
    using store = new EnquiryStore(dataDir);
    const enquiries = store.list('inbox').map(({ receivedAt }) => ({ day: indianToday(receivedAt), count: 1 }));
    const { pageNames, pictures } = readBuildFacts(siteDir);
    const body = html`<h1>Numbers</h1>
<p class="quiet">Counted by your own server, without cookies and addresses, and without robots as far as they say so.
Enquiries that were deleted are not among them.</p>
${!countUse && html`<p>Counting is off. It is a setting of the studio under <a href="/website/">Website</a>.</p>`}
${section('Pages opened', days, sums(countsOf('page'), 'day'))}
${section('Pictures saved', days, sums(countsOf('saved'), 'day'))}
${section('Quote form opened', days, sums(countsOf('quote'), 'day'))}
${section('Enquiries', days, sums(enquiries, 'day'))}
<h2>Most opened, ${span}</h2>
${ranking(countsOf('page'), (path) => pageNames[path] ?? path)}
<h2>Most saved, ${span}</h2>
${ranking(countsOf('saved'), (photo) => pictures[photo]?.title ?? photo)}`;
    return sendPage(request, reply, { title: 'Numbers', body });
  });
}

/** Adds up the counts that have the same value of `key`. */
function sums<Key extends string>(counts: (Record<Key, string> & { count: number })[], key: Key): Map<string, number> {
  const all = new Map<string, number>();
  for (const each of counts) all.set(each[key], (all.get(each[key]) ?? 0) + each.count);
  return all;
}

function section(name: string, days: string[], numbers: Map<string, number>): Html {
  const daily = days.map((day): Bar => [shortDay(day), numbers.get(day) ?? 0]);
  const weekly = Array.from({ length: weeksShown }, (_, week): Bar => {
    const bars = daily.slice(7 * week, 7 * week + 7);
    return [`Week to ${bars.at(-1)?.[0]}`, total(bars)];
  });
  if (total(daily) === 0) return html`<h2>${name}</h2>${nothing}`;
  return html`<h2>${name}</h2>
<p>${formatNumber(total(daily))} in the ${span}, ${formatNumber(total(daily.slice(-7)))} in the last 7 days.</p>
${chart(weekly.toReversed())}
<details><summary>${name} by day</summary>${chart(daily.toReversed())}</details>`;
}

function total(bars: Bar[]): number {
  return bars.reduce((sum, [, count]) => sum + count, 0);
}

function ranking(counts: Count[], titleOf: (name: string) => string): Html {
  const ranked = [...sums(counts, 'name')].toSorted(([, one], [, other]) => other - one).slice(0, maxRanked);
  return ranked.length > 0 ? chart(ranked.map(([name, count]) => [titleOf(name), count])) : nothing;
}

/** A list with a bar beside each count; the bar of the highest count is full. */
function chart(bars: Bar[]): Html {
  const highest = Math.max(...bars.map(([, count]) => count));
  const row = ([label, count]: Bar) =>
    html`<li><span>${label}</span>
<meter max="${highest}" value="${count}" aria-hidden="true"></meter>
<strong>${formatNumber(count)}</strong></li>`;
  return html`<ol class="plain">${bars.map(row)}</ol>`;
}
