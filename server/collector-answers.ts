import type { FastifyReply, FastifyRequest } from 'fastify';
import { formPage, messagePage } from './form-page.ts';
import type { Refusal } from './refused.ts';
import { drain } from './request-bodies.ts';

/** On every response, errors too: a browser hides a response without CORS headers from the page. */
export function collectorHeaders(siteUrl: string): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST, OPTIONS',
    // The last two are what @formspree/core sends.
    'access-control-allow-headers': 'Content-Type, Accept, Idempotency-Key, Formspree-Client, Formspree-Session-Data',
    'access-control-expose-headers': 'Retry-After',
    'access-control-max-age': '86400',
    'cache-control': 'no-store',
    // `form-action` also decides on the redirect to the thank-you page.
    'content-security-policy': `default-src 'none'; base-uri 'none'; form-action 'self'${siteUrl && ` ${siteUrl}`}; frame-ancestors 'none'`,
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  };
}

export function answerSuccess(request: FastifyRequest, reply: FastifyReply, siteUrl: string, id: string): FastifyReply {
  const next = `${siteUrl}/thank-you`;
  return wantsJson(request) ? reply.send({ ok: true, next, id }) : reply.redirect(next, 303);
}

export async function answerRefusal(request: FastifyRequest, reply: FastifyReply, problem: Refusal): Promise<FastifyReply> {
  await drain(request, reply);
  const { status, message, code, fields, retryAfter } = problem;
  const errors = problem.errors ?? [{ ...(code && { code }), message }];
  reply.code(status);
  if (retryAfter) reply.header('retry-after', retryAfter);
  if (wantsJson(request)) return reply.send({ error: message, errors });
  reply.type('text/html; charset=utf-8');
  return reply.send(fields ? formPage(errors, fields) : messagePage(message));
}

function wantsJson({ headers }: FastifyRequest): boolean {
  return /\bapplication\/json\b/i.test(`${headers.accept} ${headers['content-type']}`);
}
