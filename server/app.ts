import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { minuteMs } from '#contract/lib/durations.ts';
import { fixedPages } from '#contract/page-paths.ts';
import { registerCollector } from '#server/collector/collector.ts';
import { slowestPace, watchPace } from '#server/http/body-pace.ts';
import { drainUnreadBody } from '#server/http/drain.ts';
import { limitConcurrentRequests } from '#server/http/limit-requests.ts';
import { sendText } from '#server/http/send-text.ts';
import { createMailQueue } from '#server/mail/mail-queue.ts';
import { audit } from '#server/shared/audit.ts';
import { readBuildFacts, requireBuild } from '#server/shared/build-files.ts';
import type { Settings } from '#server/shared/settings.ts';
import { registerCountRoute } from '#server/site/count-route.ts';
import { registerHealth } from '#server/site/health.ts';
import { registerSite, send404Page } from '#server/site/site-routes.ts';
import { EnquiryStore } from '#server/store/enquiry-store.ts';
import { startRetention } from '#server/store/retention.ts';
import { createStoreAccess } from '#server/store/store-access.ts';
import { readProjectTextOptions } from '#server/text/project-text-options.ts';

/** A connection may have a file open: keep this below LimitNOFILE of studio.service. */
const maxConnections = 2_000;

/**
 * The whole server, ready to listen: the site, the collector under /f/, /count and /healthz. At once and until it is
 * closed it also sends waiting email and deletes what is past retention.
 * Throws an OperatorError if there is no build. A store that cannot be used stops enquiries only.
 */
export function createApp(settings: Settings, pace = slowestPace): FastifyInstance {
  requireBuild(settings.siteDir);
  const { headers } = readBuildFacts(settings.siteDir);
  const queueMail = settings.mail !== undefined;
  const access = createStoreAccess(
    (verify) => new EnquiryStore(settings.dataDir, { create: true, queueMail, failsWhenLocked: true, verify }),
  );
  const mailQueue = settings.mail && createMailQueue(access, settings.mail, readProjectTextOptions(settings.siteDir, settings.pagesUrl));
  const stopRetention = startRetention(access, settings.retentionMs, (references) =>
    audit(settings.dataDir, 'The server', `Deleted ${references.join(', ')} by age`),
  );
  // A crash leaves files of enquiries that were never answered OK.
  access
    .use((store) => store.removeStrayFiles())
    .catch(({ message }: Error) => console.error(`Files without an enquiry could not be removed: ${message}`));

  const app = fastify({
    trustProxy: settings.trustedProxy.length > 0 ? settings.trustedProxy : false,
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000 },
    // `watchPace` is stricter with bodies.
    requestTimeout: 30 * minuteMs,
    // The time without a byte in either direction.
    connectionTimeout: 20_000,
    forceCloseConnections: 'idle',
    // Requests accepted before the stop get their response.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => (canDecode(url) ? url : fixedPages.notFound.path),
  });

  app.server.maxConnections = maxConnections;

  app.addHook('onRequest', async (_, reply) => void reply.headers(headers));
  limitConcurrentRequests(app);
  app.addHook('onRequest', drainUnreadBody);
  app.addHook('onRequest', refuseBadRequest);
  app.addHook('preParsing', async ({ raw }) => watchPace(raw, pace));
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(send404Page);

  registerSite(app, settings.siteDir);
  registerCountRoute(app, settings);
  registerCollector(app, settings, access, mailQueue);
  registerHealth(app, access, settings);

  app.addHook('onClose', async () => {
    stopRetention();
    await mailQueue?.stop();
  });
  return app;
}

/** More than one Host header, and other methods than GET and HEAD at addresses that have none. */
async function refuseBadRequest(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  // `rawHeaders` alternates names and values.
  const hosts = request.raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
  // A proxy in front may use the other one (RFC 9112, 3.2).
  if (hosts.length > 1) return sendText(reply, 400, 'Bad request: more than one Host header');
  if (request.is404 && !['GET', 'HEAD'].includes(request.method)) {
    return sendText(reply.header('allow', 'GET, HEAD'), 405, 'This address can only be read');
  }
}

/** Messengers cut long links, sometimes in the middle of an escaped character. */
function canDecode(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1).join());
    return true;
  } catch {
    return false;
  }
}

function sendError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.statusCode && error.statusCode < 500) return sendText(reply, error.statusCode, 'Bad request');
  // The visitor has closed the connection: no failure to log.
  if (!reply.raw.destroyed) console.error(`A request failed: ${error.message}`);
  return sendText(reply, 500, 'Something went wrong on the server');
}
