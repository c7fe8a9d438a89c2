import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskHeaders } from '#contract/desk.ts';
import { sendText } from '#server/http/send-text.ts';
import { audit } from '#server/shared/audit.ts';
import { takeHourlyTurn } from '#server/shared/warn-hourly.ts';
import { readCookie } from './cookies.ts';
import type { DeskSettings } from './settings.ts';
import type { Session, SignInStore } from './sign-in-store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined if nobody is signed in. */
    session: Session | undefined;
  }
  interface FastifyContextConfig {
    /** Reachable without signing in. */
    public?: boolean;
  }
}

export const publicRoute = { config: { public: true } };
export const sessionCookie = '__Host-session';

/** Lets nobody in without a session, and lets no other site use one. */
export function guardBySession(app: FastifyInstance, signInStore: SignInStore, { origin, editor, dataDir }: DeskSettings): void {
  const headers = {
    // With no-referrer, browsers would send forms with `Origin: null`.
    ...deskHeaders({ frames: editor.previewOrigin, forms: "'self'", referrer: 'same-origin' }),
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  };
  app.decorateRequest('session', undefined);
  const guard = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headers);
    if (request.headers.host !== new URL(origin).host) return sendText(reply, 421, 'The desk is reached by its own address only');
    if (isForeign(request, origin)) {
      logRefusal(signInStore, dataDir, 'a request of another site');
      return sendText(reply, 403, 'Another site may not use the desk');
    }
    request.session = readSession(request, signInStore);
    if (request.session || request.routeOptions.config.public) return;
    if (request.headers['sec-fetch-mode'] === 'cors') {
      return reply
        .code(401)
        .send({ message: 'You are signed out. What you typed is kept: load this page again, sign in, and save it then.' });
    }
    // drafts.js keeps what was typed in the tab, and shows it again after signing in.
    return reply.redirect(`/sign-in?to=${encodeURIComponent(request.url)}`, 303);
  };
  app.addHook('onRequest', guard);
  // Again once the body is read: a slow one may come to its end after the session was ended.
  app.addHook('preHandler', guard);
}

/** Whoever is signed in. Throws if nobody is. */
export function requireSession({ session }: FastifyRequest): Session {
  if (!session) throw new Error('A page of the desk was reached without signing in');
  return session;
}

/** Whether another site sent it. A change must come from the desk's own page; a link may come from elsewhere. */
function isForeign({ method, headers }: FastifyRequest, origin: string): boolean {
  if (headers.origin !== undefined && headers.origin !== origin) return true;
  if (method !== 'GET' && method !== 'HEAD') return headers.origin !== origin;
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none' && headers['sec-fetch-mode'] !== 'navigate';
}

export function readSession(request: FastifyRequest, signInStore: SignInStore): Session | undefined {
  return signInStore.session(readCookie(request, sessionCookie));
}

/** Logs that somebody not signed in was refused, at most once an hour for each reason. */
export function logRefusal(signInStore: SignInStore, dataDir: string, reason: string): void {
  if (!takeHourlyTurn(`${dataDir}: ${reason}`)) return;
  audit(dataDir, 'Not signed in', `Refused: ${reason}`);
  signInStore.setTime('last refusal', Date.now());
}
