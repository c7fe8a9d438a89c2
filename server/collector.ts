import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { answerRefusal, answerSuccess, collectorHeaders, type Refusal } from './collector-answers.ts';
import { type CollectorRequest, EnquiryIntake, unreadMultipart } from './enquiry-intake.ts';
import { parseFields, readBody } from './form-body.ts';
import type { MailQueue } from './mail-queue.ts';
import type { Settings } from './settings.ts';
import type { StoreAccess } from './store-access.ts';

const allow = 'POST, OPTIONS';

/**
 * The form-collection service: `POST /f/{id}` with JSON, an HTML form's encoding, or multipart with files.
 *
 * 200 `{ok, next, id}` to scripts and 303 to HTML forms once the enquiry is on disk; 400 unreadable body, 404 unknown
 * form, 405 other methods, 413 over 32 KB or too large files, 415 other types, 422 against the rules, 429 too many, 503 not stored.
 * Errors are `{error, errors: [{code, field, message}]}`, as `@formspree/core` reads them, or a page with the form to correct.
 */
export function registerCollector(app: FastifyInstance, settings: Settings, store: StoreAccess, mailQueue: MailQueue | undefined): void {
  const forms = new Set(settings.forms);
  const headers = collectorHeaders(settings.siteUrl);
  const intake = new EnquiryIntake(settings, store, mailQueue);

  app.register(async (scope) => {
    addBodyParsers(scope);
    scope.addHook<{ Params: { form: string } }>('onRequest', async (request, reply) => {
      reply.headers(headers);
      if (request.method === 'OPTIONS') return reply.header('allow', allow).code(204).send();
      if (request.method !== 'POST') {
        return answerRefusal(request, reply.header('allow', allow), { status: 405, message: 'Send enquiries with POST' });
      }
      if (!forms.has(request.params.form)) {
        return answerRefusal(request, reply, { status: 404, code: 'FORM_NOT_FOUND', message: 'There is no such form' });
      }
    });
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      // Fastify would close at once, and a browser still sending would see a broken connection instead of the answer.
      if (error.statusCode === 408) reply.header('connection', 'close');
      else reply.removeHeader('connection');
      return answerRefusal(request, reply, toRefusal(error));
    });
    scope.route({ method: scope.supportedMethods, url: '/f/:form', handler: receive });
  });

  async function receive(request: CollectorRequest, reply: FastifyReply) {
    const outcome = await intake.receive(request);
    if ('status' in outcome) return answerRefusal(request, reply, outcome);
    return answerSuccess(request, reply, settings.siteUrl, outcome.id);
  }
}

function addBodyParsers(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(['application/json', 'application/x-www-form-urlencoded'], async ({ raw }: FastifyRequest) =>
    parseFields(raw.headers['content-type'] ?? '', await readBody(raw)),
  );
  // Read by the intake, which first checks whether there is space.
  scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null, unreadMultipart));
}

function toRefusal(error: FastifyError): Refusal {
  switch (error.statusCode) {
    case 408:
      return { status: 408, message: 'The request took too long' };
    case 413:
      return { status: 413, message: `The enquiry is too long: ${limits.bodyBytes / 1024} KB at most` };
    case 415:
      return { status: 415, message: 'Send JSON or an HTML form' };
    case 400:
      return { status: 400, message: error.code === 'UNREADABLE_BODY' ? error.message : 'The request cannot be read' };
    default:
      console.error(`The collector failed: ${error.message}`);
      return { status: 500, message: messages.failed };
  }
}
