import type { FastifyInstance } from 'fastify';
import { type CountKind, countMessage } from '#contract/count-message.ts';
import { countPath } from '#contract/endpoints.ts';
import { minuteMs } from '#contract/lib/durations.ts';
import { senderLimitMinutes } from '#contract/limits.ts';
import { createSenderLimit } from '#server/http/sender-limit.ts';
import { builtPictures, siteFiles } from '#server/shared/build-files.ts';
import type { Settings } from '#server/shared/settings.ts';
import { warnHourly } from '#server/shared/warn-hourly.ts';
import { isDamaged } from '#server/store/storage-errors.ts';
import { openCounts } from './counts.ts';

/** A visitor sends some dozens. */
const countLimits = { perSender: 200, total: 5000, windowMs: senderLimitMinutes * minuteMs };
const maxMessageBytes = 200;
const robots = /bot|crawl|spider|headless|lighthouse|preview|monitor|python|curl|wget/i;

type Counted = [kind: CountKind, name: string];

/**
 * `POST /count` adds one to a count by day. It counts only pages and pictures of the build, no robots, and each sender
 * up to a limit; the response is 204 either way. It reads no cookie and stores no IP address.
 */
export function registerCountRoute(app: FastifyInstance, { siteDir, dataDir, countUse }: Settings): void {
  if (!countUse) return;
  let counts: ReturnType<typeof openCounts> | undefined;
  app.addHook('onClose', () => counts?.[Symbol.dispose]());
  const limit = createSenderLimit(countLimits);
  const pages = [...siteFiles(siteDir)].filter(([, file]) => file.endsWith('.html'));
  const known: Counted[] = [
    ['quote', ''],
    ...pages.map(([path]): Counted => ['page', path]),
    ...[...builtPictures(siteDir).keys()].map((photo): Counted => ['saved', photo]),
  ];
  const byMessage = new Map<unknown, Counted>(known.map((counted) => [countMessage(...counted), counted]));

  app.post(countPath, { bodyLimit: maxMessageBytes }, async ({ body, headers, ip }, reply) => {
    const counted = byMessage.get(body);
    const site = headers['sec-fetch-site'];
    const isOurs = site === undefined || site === 'same-origin';
    if (counted && isOurs && !robots.test(headers['user-agent'] || 'bot') && limit.take(ip).decision === 'accept') {
      try {
        counts ??= openCounts(dataDir);
        counts.add(...counted);
      } catch (error) {
        // A failure must not stop the pages.
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
