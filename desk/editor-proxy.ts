import { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, type RequestOptions, request as send } from 'node:http';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { goBackPath, maxPhotoBytes, personHeader, previewOriginHeader, publishPath } from '#contract/desk.ts';
import { serviceWorkerPath } from '#contract/endpoints.ts';
import { html } from '#server/http/html.ts';
import { sendText } from '#server/http/send-text.ts';
import { audit } from '#server/shared/audit.ts';
import { sendPage } from './send-page.ts';
import { readSession, requireSession } from './session-guard.ts';
import type { DeskSettings } from './settings.ts';
import type { SignInStore } from './sign-in-store.ts';

/** What the log says of requests that change what is published, by the editor's address. */
const publishing: Record<string, string> = {
  [publishPath]: 'Asked for a publication',
  [goBackPath]: 'Asked to go back to an earlier publication',
};
const noResponse = 'The editor does not answer yet. What you typed is kept on this device: try again in a minute.';

/**
 * The editor for words, prices and pictures, under /website/. It is a service of its own (editor/), the only one that
 * can write the content. It trusts whoever may open its socket; the desk tells it who is signed in.
 */
export function registerEditorProxy(app: FastifyInstance, { editor, dataDir }: DeskSettings): void {
  app.register(async (scope) => {
    // Bodies are passed on whatever their type, once they are whole and the session is still there.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxPhotoBytes }, (_request, body, done) => done(null, body));
    scope.all<{ Params: { '*': string } }>('/website/*', async (request, reply) => {
      const { person } = requireSession(request);
      const path = request.url.replace('/website', '');
      const asked = request.method === 'POST' && publishing[`/${request.params['*']}`];
      if (asked) audit(dataDir, person, asked);
      const headers = {
        ...withoutOwn(request.headers),
        [personHeader]: encodeURIComponent(person),
        [previewOriginHeader]: editor.previewOrigin,
      };
      const response = await forward(request, { socketPath: editor.socket, path, headers }).catch(
        (error) => void console.error(`The editor does not answer: ${error.message}`),
      );
      if (!response) {
        if (request.headers['sec-fetch-mode'] !== 'navigate') return reply.code(503).send({ message: noResponse });
        const body = html`<h1>Website</h1>\n<p>${noResponse} <a href="/website/">Try again</a></p>`;
        return sendPage(request, reply.code(503), { title: 'Website', body });
      }
      const passed = Object.entries(response.headers).filter(([name]) => ['content-type', 'cache-control', 'etag'].includes(name));
      reply.headers({ 'content-type': 'text/plain; charset=utf-8', ...Object.fromEntries(passed) });
      return reply.code(response.statusCode ?? 502).send(response);
    });
  });
}

/**
 * The pages as they would be published, for anybody signed in. The host is the desk's, so the cookie is too. The port is
 * different, and so is the origin: no script of these pages reaches the desk.
 */
export function createPreviewProxy(signInStore: SignInStore, { origin, editor }: Pick<DeskSettings, 'origin' | 'editor'>): FastifyInstance {
  const { previewOrigin, previewPort } = editor;
  const app = fastify();
  app.addHook('onRequest', async (request, reply) => {
    const { host, origin: from } = request.headers;
    if (host !== new URL(previewOrigin).host) return sendText(reply, 421, 'These pages are reached from the desk only');
    if (from !== undefined && from !== previewOrigin) return sendText(reply, 403, 'Another site may not use these pages');
    if (!readSession(request, signInStore)) return reply.redirect(`${origin}/sign-in`, 303);
  });
  // A service worker would keep copies of these pages and show them after the next change.
  app.get(serviceWorkerPath, (_request, reply) => reply.code(404).send());
  // They can be read only: an enquiry sent here would reach nobody.
  app.get('/*', async (request, reply) => {
    const target = { host: '127.0.0.1', port: previewPort, path: request.url, headers: withoutOwn(request.headers) };
    const response = await forward(request, target).catch(() => undefined);
    if (!response) return sendText(reply, 503, 'The pages are not there any more. Press “Look at it” at the desk again.');
    const { 'x-frame-options': _, 'content-security-policy': policy = '', ...headers } = withoutOwn(response.headers);
    reply.headers({
      ...headers,
      'content-security-policy': String(policy).replace(/frame-ancestors [^;]*/, `frame-ancestors ${origin}`),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    return reply.code(response.statusCode ?? 502).send(response);
  });
  return app;
}

/** Headers that are not passed on: those of one connection, cookies, and those that say who asks. */
const notForwarded = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'cookie',
  'set-cookie',
  personHeader,
  previewOriginHeader,
];

function withoutOwn(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !notForwarded.includes(name)));
}

/**
 * Sends a request on to a service of this machine. Resolves to its response, with the body unread. Throws if the service
 * does not answer.
 */
function forward({ body, method }: FastifyRequest, target: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // No agent: the other side may just be closing a connection that is used again.
    const sent = send({ ...target, method, agent: false }, resolve);
    sent.on('error', reject);
    // In one write: the editor may have answered and closed before a second one.
    sent.end(body);
  });
}
