import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { messages } from '#contract/messages.ts';
import { answerRefusal, answerSuccess, collectorHeaders } from './collector-answers.ts';
import { type CollectorRequest, enquiryIntake, notAForm, unreadMultipart } from './enquiry-intake.ts';
import { parseFields, readBody } from './form-body.ts';
import type { MailQueue } from './mail-queue.ts';
import { type Refusal, Refused } from './refused.ts';
import type { Settings } from './settings.ts';
import type { StoreAccess } from './store-access.ts';

const allow = 'POST, OPTIONS';

/**
 * The form-collection service: `POST /f/{id}` with JSON, an HTML form's encoding, or multipart with files.
 *
 * 200 `{ok, next, id}` to scripts and 303 to HTML forms once the enquiry is on disk; docs/server.md lists every
 * refusal. Errors are `{error, errors: [{code, field, message}]}`, as `@formspree/core` reads them, or a page with the
 * form to correct.
 */
export function registerCollector(app: FastifyInstance, settings: Settings, store: StoreAccess, mailQueue: MailQueue | undefined): void {
  const forms = new Set(settings.forms);
  const headers = collectorHeaders(settings.siteUrl);
  const receive = enquiryIntake(settings, store, mailQueue);

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(['application/json', 'application/x-www-form-urlencoded'], async ({ raw }: FastifyRequest) =>
      parseFields(raw.headers['content-type'] ?? '', await readBody(raw)),
    );
    // Read by the intake, which first checks whether there is space.
    scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null, unreadMultipart));
    scope.addHook<{ Params: { form: string } }>('onRequest', async ({ method, params }, reply) => {
      reply.headers(headers);
      if (method === 'OPTIONS') return reply.header('allow', allow).code(204).send();
      if (method !== 'POST') {
        reply.header('allow', allow);
        throw new Refused({ status: 405, message: 'Send enquiries with POST' });
      }
      if (!forms.has(params.form)) throw new Refused({ status: 404, code: 'FORM_NOT_FOUND', message: 'There is no such form' });
    });
    scope.setErrorHandler((error: FastifyError | Refused, request, reply) => {
      const refusal = refusalOf(error);
      // Fastify would close at once, and a browser still sending would see a broken connection instead of the answer.
      if (refusal.status === 408) reply.header('connection', 'close');
      else reply.removeHeader('connection');
      return answerRefusal(request, reply, refusal);
    });
    scope.route({
      method: scope.supportedMethods,
      url: '/f/:form',
      handler: async (request: CollectorRequest, reply) => answerSuccess(request, reply, settings.siteUrl, await receive(request)),
    });
  });
}

function refusalOf(error: FastifyError | Refused): Refusal {
  if (error instanceof Refused) return error.refusal;
  if (error.statusCode === 415) return notAForm().refusal;
  if (error.statusCode === 400) return { status: 400, message: 'The request cannot be read' };
  console.error(`The collector failed: ${error.message}`);
  return { status: 500, message: messages.failed };
}
