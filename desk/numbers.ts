import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { formatTime } from '#server/format.ts';
import { type Html, html } from '#server/html.ts';
import { builtPictures } from '#server/project-names.ts';
import { type Count, type Kind, VisitCounts } from '#server/visit-counts.ts';
import { withStore } from './enquiry-routes.ts';
import { sendPage } from './send-page.ts';
import type { DeskSettings } from './settings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const [daysShown, weeksShown, mostNamed] = [28, 26, 15];

/** A day with its number, oldest first. */
type Bar = { label: string; number: number };

/** How often pages were opened, pictures saved, the quote form opened and enquiries sent. */
export function registerNumbers(app: FastifyInstance, { dataDir, siteDir }: DeskSettings): void {
  app.get('/numbers', (request, reply) => {
    const now = Date.now();
    const counts = countsSince(dataDir, dayOf(now - 7 * weeksShown * DAY_MS));
    const received = withStore(dataDir, (store) => store.all(false));
    const kinds: [string, Map<string, number>][] = [
      ['Pages opened', byDay(counts, 'page')],
      ['Pictures saved', byDay(counts, 'saved')],
      ['Quote form opened', byDay(counts, 'quote')],
      ['Enquiries', sums(received.map(({ receivedAt }) => [dayOf(receivedAt), 1]))],
    ];
    const pictures = builtPictures(siteDir);
    const recent = counts.filter(({ day }) => day > dayOf(now - daysShown * DAY_MS));
    const body = html`<h1>Numbers</h1>
<p class="quiet">Counted by your own server, without cookies and addresses, and without robots as far as they say so. Enquiries that were deleted are not among them.</p>
${kinds.map(([name, days]) => section(name, days, now))}
<h2>Most opened, last four weeks</h2>
${ranking(recent, 'page', (path) => path)}
<h2>Most saved, last four weeks</h2>
${ranking(recent, 'saved', (photo) => pictures.get(photo)?.title ?? photo)}`;
    return sendPage(request, reply, { title: 'Numbers', body });
  });
}

/** Opened for each request: the server writes the file. */
function countsSince(dataDir: string, day: string): Count[] {
  if (!existsSync(join(dataDir, 'numbers.db'))) return [];
  const counts = new VisitCounts(dataDir);
  try {
    return counts.since(day);
  } finally {
    counts.close();
  }
}

function sums(numbers: [key: string, number: number][]): Map<string, number> {
  const all = new Map<string, number>();
  for (const [key, number] of numbers) all.set(key, (all.get(key) ?? 0) + number);
  return all;
}

function byDay(counts: Count[], kind: Kind): Map<string, number> {
  return sums(counts.filter((each) => each.kind === kind).map(({ day, number }) => [day, number]));
}

function section(name: string, days: Map<string, number>, now: number): Html {
  const daily = lastDays(days, now, daysShown);
  const weekly = Array.from({ length: weeksShown }, (_, index) => {
    const week = lastDays(days, now - 7 * (weeksShown - 1 - index) * DAY_MS, 7);
    return { label: `Week to ${week.at(-1)?.label}`, number: sum(week) };
  });
  if (sum(weekly) === 0) return html`<h2>${name}</h2><p class="quiet">Nothing yet.</p>`;
  return html`<h2>${name}</h2>
<p>${sum(daily).toLocaleString('en-IN')} in the last four weeks, ${sum(daily.slice(-7)).toLocaleString('en-IN')} in the last seven days.</p>
${chart(name, 'By day, last four weeks', daily)}
${chart(name, 'By week, last half year', weekly)}
<details><summary>${name} by day, in figures</summary>${list(daily.toReversed())}</details>
<details><summary>${name} by week, in figures</summary>${list(weekly.toReversed())}</details>`;
}

function list(bars: Bar[]): Html {
  const entries = bars.map(({ label, number }) => html`<li><span>${label}</span><strong>${number.toLocaleString('en-IN')}</strong></li>`);
  return html`<ol class="plain">${entries}</ol>`;
}

/** Bars from the ground up; the highest is as high as the chart. */
function chart(name: string, span: string, bars: Bar[]): Html {
  const [width, height, most] = [bars.length * 10, 60, Math.max(1, ...bars.map(({ number }) => number))];
  return html`<figure><svg class="chart" role="img" aria-label="${name}. ${span}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${bars.map(
    ({ label, number }, index) =>
      html`<rect x="${index * 10 + 1}" y="${height - (number / most) * height}" width="8" height="${(number / most) * height}"><title>${label}: ${number.toLocaleString('en-IN')}</title></rect>`,
  )}</svg><figcaption class="quiet">${span}: ${most.toLocaleString('en-IN')} at most</figcaption></figure>`;
}

function ranking(counts: Count[], kind: Kind, titleOf: (name: string) => string): Html {
  const numbers = sums(counts.filter((each) => each.kind === kind).map(({ name, number }) => [name, number]));
  const most = [...numbers].toSorted(([, one], [, other]) => other - one).slice(0, mostNamed);
  return most.length > 0 ? list(most.map(([name, number]) => ({ label: titleOf(name), number }))) : html`<p class="quiet">Nothing yet.</p>`;
}

/** The days up to that of `end`, with 0 where nothing was counted. */
function lastDays(days: Map<string, number>, end: number, length: number): Bar[] {
  return Array.from({ length }, (_, index) => {
    const day = dayOf(end - (length - 1 - index) * DAY_MS);
    return { label: dateText(day), number: days.get(day) ?? 0 };
  });
}

function sum(bars: Bar[]): number {
  return bars.reduce((all, { number }) => all + number, 0);
}

/** The day in India. */
function dayOf(time: number): string {
  return formatTime(time).slice(0, 10);
}

function dateText(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-IN', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' });
}
