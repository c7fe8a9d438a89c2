import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { formsPath } from '#contract/endpoints.ts';
import { referenceHeader } from '#contract/form-fields.ts';
import { messages } from '#contract/messages.ts';
import { requiredTextPaths } from '#contract/page-paths.ts';
import { drain } from '#server/http/drain.ts';
import type { MailQueue } from '#server/mail/mail-queue.ts';
import type { Settings } from '#server/shared/settings.ts';
import type { StoreAccess } from '#server/store/store-access.ts';
import { EnquiryRefusedError, notAForm } from './enquiry-refused-error.ts';
import { type Fields, parseFields, readBody } from './form-body.ts';
import { formPage, messagePage } from './form-page.ts';
import { createEnquiryReceiver } from './receive-enquiry.ts';

const allow = 'POST, OPTIONS';
const slowFiles = 'Your connection is too slow for these files. Send your message without them, and the files by WhatsApp.';

/**
 * The form-collection service: `POST /f/{id}` with JSON, an HTML form's encoding, or multipart with files.
 *
 * 200 `{ok, next, id}` to scripts and 303 to HTML forms once the enquiry is on disk; docs/server.md lists every
 * refusal. Errors are `{error, errors: [{code, field, message}]}`, as `@formspree/core` reads them, or a page with the
 * form to correct.
 */
export function registerCollector(app: FastifyInstance, settings: Settings, access: StoreAccess, mailQueue: MailQueue | undefined): void {
  const headers = collectorHeaders(settings.separatePagesOrigin);
  const receive = createEnquiryReceiver(settings, access, mailQueue);

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(['application/json', 'application/x-www-form-urlencoded'], async ({ raw }: FastifyRequest) =>
      parseFields(raw.headers['content-type'] ?? '', await readBody(raw)),
    );
    // `readUpload` reads it, once it is checked that there is space.
    scope.register(multipart);
    scope.addHook<{ Params: { formId: string } }>('onRequest', async ({ method, params }, reply) => {
      reply.headers(headers);
      if (method === 'OPTIONS') return reply.header('allow', allow).code(204).send();
      if (method !== 'POST') {
        reply.header('allow', allow);
        throw new EnquiryRefusedError(405, 'Send enquiries with POST');
      }
      const message = 'There is no such form';
      if (params.formId !== settings.formId) throw new EnquiryRefusedError(404, message, { errors: [{ code: 'FORM_NOT_FOUND', message }] });
    });
    scope.setErrorHandler(async (error: FastifyError | EnquiryRefusedError, request, reply) => {
      const { status, message, errors, retryAfter } = refusalOf(error, request);
      // Fastify would close at once: a browser that still sends would see a broken connection instead of the response.
      reply.removeHeader('connection');
      // What comes too slowly is not waited for.
      if (status === 408) reply.header('connection', 'close');
      else await drain(request, reply);
      reply.code(status);
      if (retryAfter) reply.header('retry-after', retryAfter);
      if (wantsJson(request)) return reply.send({ error: message, errors });
      reply.type('text/html; charset=utf-8');
      return reply.send(request.body instanceof Object ? formPage(errors, request.body as Fields) : messagePage(message));
    });
    scope.route({
      method: scope.supportedMethods,
      url: `${formsPath}:formId`,
      handler: async (request, reply) => {
        const { id, reference } = await receive(request);
        reply.header(referenceHeader, reference);
        const next = `${settings.separatePagesOrigin}${requiredTextPaths.thankYou}`;
        return wantsJson(request) ? reply.send({ ok: true, next, id }) : reply.redirect(next, 303);
      },
    });
  });
}

function refusalOf(error: FastifyError | EnquiryRefusedError, request: FastifyRequest): EnquiryRefusedError {
  if (error instanceof EnquiryRefusedError) return error;
  if (error.statusCode === 415) return notAForm();
  if (error.statusCode === 408) return new EnquiryRefusedError(408, request.isMultipart() ? slowFiles : error.message);
  // A parser refuses it, or the client hangs up before the end.
  const isUnreadable = (error.statusCode ?? 500) < 500 || ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(error.code);
  if (isUnreadable) return new EnquiryRefusedError(400, 'The request cannot be read');
  console.error(`An enquiry was not stored: ${error.message}`);
  return new EnquiryRefusedError(503, messages.failed, { retryAfter: 30 });
}

/** On every response, errors too: a browser hides a response without CORS headers from the page. */
function collectorHeaders(separatePagesOrigin: string): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST, OPTIONS',
    // The last two are what @formspree/core sends.
    'access-control-allow-headers': 'Content-Type, Accept, Idempotency-Key, Formspree-Client, Formspree-Session-Data',
    'access-control-expose-headers': 'Retry-After',
    'access-control-max-age': '86400',
    'cache-control': 'no-store',
    // `form-action` also restricts the redirect to the thank-you page.
    'content-security-policy': `default-src 'none'; base-uri 'none'; form-action 'self'${separatePagesOrigin && ` ${separatePagesOrigin}`}; frame-ancestors 'none'`,
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  };
}

function wantsJson({ headers }: FastifyRequest): boolean {
  return /\bapplication\/json\b/i.test(`${headers.accept} ${headers['content-type']}`);
}
