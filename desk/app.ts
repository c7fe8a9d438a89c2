import { readFileSync } from 'node:fs';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { minuteMs } from '#contract/lib/durations.ts';
import { drainUnreadBody } from '#server/http/drain.ts';
import { html } from '#server/http/html.ts';
import { limitConcurrentRequests } from '#server/http/limit-requests.ts';
import { registerAccessPage } from './access-page.ts';
import { registerCountsPage } from './counts-page.ts';
import { registerEditorProxy } from './editor-proxy.ts';
import { registerEnquiries } from './enquiry-routes.ts';
import { sendNotFound, sendPage } from './send-page.ts';
import { guardBySession, publicRoute } from './session-guard.ts';
import type { DeskSettings } from './settings.ts';
import { registerSignIn } from './sign-in.ts';
import type { SignInStore } from './sign-in-store.ts';

const failed =
  'Nothing was changed. Try again in a minute. If it fails again, tell whoever looks after the server: studio status says why.';

/** The desk, ready to listen: a service of its own behind a proxy of this machine. */
export function createDesk(settings: DeskSettings, signInStore: SignInStore): FastifyInstance {
  // Each name has one value: the last.
  const fieldsOf = (text: string) => Object.fromEntries(new URLSearchParams(text));
  const app = fastify({
    trustProxy: ['127.0.0.1', '::1'],
    bodyLimit: 64 * 1024,
    // Photographs for the website may come over a slow line.
    requestTimeout: 30 * minuteMs,
    routerOptions: { querystringParser: fieldsOf },
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, fieldsOf(String(body))),
  );
  guardBySession(app, signInStore, settings);
  limitConcurrentRequests(app);
  app.addHook('onRequest', drainUnreadBody);
  app.setNotFoundHandler(sendNotFound);
  app.setErrorHandler(sendError);

  registerFiles(app);
  registerSignIn(app, signInStore, settings);
  registerEnquiries(app, signInStore, settings);
  registerAccessPage(app, signInStore, settings);
  registerCountsPage(app, settings);
  registerEditorProxy(app, settings);
  return app;
}

function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
  if (status === 500) console.error(`A request failed: ${error.message}`);
  const message = status === 500 ? failed : 'Bad request';
  if (!request.headers.accept?.includes('text/html')) return reply.code(status).send({ message });
  const body = html`<h1>That did not work</h1><p>${message} <a href="/">All enquiries</a></p>`;
  return sendPage(request, reply.code(status), { title: 'Not done', body });
}

/** The style and the script of the sign-in are public, the rest is not. */
function registerFiles(app: FastifyInstance): void {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const style = ['../app/styles/tokens.css', 'client/elements.css', 'client/desk.css'].map(read).join('');
  // The desk has no Tailwind, so both `@theme` blocks become rules that set variables. The browser ignores lines that
  // only Tailwind understands, such as `--color-*: initial`.
  const css = style.replaceAll(/@theme( inline)?/g, ':root');
  const send = (type: string, text: string) => (_request: FastifyRequest, reply: FastifyReply) =>
    reply.type(`text/${type}; charset=utf-8`).send(text);
  app.get('/desk.css', publicRoute, send('css', css));
  app.get('/sign-in.js', publicRoute, send('javascript', read('client/sign-in.js')));
  app.get('/drafts.js', send('javascript', read('client/drafts.js')));
}
