import type { FastifyInstance } from 'fastify';
import { minuteMs } from '#contract/durations.ts';
import { countAddress, countBytes } from '#contract/limits.ts';
import { siteFiles } from './build-files.ts';
import { builtPictures } from './catalogue.ts';
import { type CountKind, openCounts } from './counts.ts';
import { createSenderLimit } from './sender-limit.ts';
import type { Settings } from './settings.ts';
import { isDamaged } from './storage-errors.ts';
import { warnHourly } from './warn-hourly.ts';

/** In five minutes; a visitor sends some dozens. */
const countLimits = { perAddress: 200, total: 5000, windowMs: 5 * minuteMs };
const robots = /bot|crawl|spider|headless|lighthouse|preview|monitor|python|curl|wget/i;

/**
 * `POST /count` adds one to a count by day. Only what the build has is counted; robots, too many and anything else are
 * dropped, and what a page sends is answered 204. No cookie is read, and no address is kept.
 */
export function registerCountRoute(app: FastifyInstance, { siteDir, dataDir, countsPageViews }: Settings): void {
  if (!countsPageViews) return;
  let counts: ReturnType<typeof openCounts> | undefined;
  app.addHook('onClose', () => counts?.[Symbol.dispose]());
  const limit = createSenderLimit(countLimits);
  const pages = [...siteFiles(siteDir)].filter(([, file]) => file.endsWith('.html'));
  const known = new Set([
    'quote',
    ...pages.map(([address]) => `page ${address}`),
    ...[...builtPictures(siteDir).keys()].map((photo) => `saved ${photo}`),
  ]);

  app.post(countAddress, { bodyLimit: countBytes }, async ({ body, headers, ip }, reply) => {
    // A page sends text; Fastify reads JSON too.
    const what = typeof body === 'string' && known.has(body) ? body : '';
    const site = headers['sec-fetch-site'];
    const isOurs = site === undefined || site === 'same-origin';
    if (what && isOurs && !robots.test(headers['user-agent'] || 'bot') && limit.take(ip).outcome === 'accept') {
      try {
        counts ??= openCounts(dataDir);
        const [kind, name = ''] = what.split(' ');
        counts.add(kind as CountKind, name);
      } catch (error) {
        // Pages are served all the same.
        warnHourly(`Page views are not counted: ${(error as Error).message}`);
        if (isDamaged(error)) {
          // The next count opens the file again, which sets it aside.
          counts?.[Symbol.dispose]();
          counts = undefined;
        }
      }
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
