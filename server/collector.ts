import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Enquiry, enquirySchema } from '#contract/enquiry.ts';
import { honeypotField, keyField, keyHeader, limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { type AnswerError, answerProblem, answerSuccess, collectorHeaders, type Problem } from './collector-answers.ts';
import { type Fields, parseFields } from './form-body.ts';
import { RateLimit } from './rate-limit.ts';
import type { Settings } from './settings.ts';
import type { Receipt, Store, Submission } from './store.ts';

type CollectorRequest = FastifyRequest<{ Params: { form: string } }>;

const allow = 'POST, OPTIONS';

/**
 * The form-collection service: `POST /f/{id}` with JSON, an HTML form's encoding or multipart fields.
 *
 * 200 `{ok, next, id}` to scripts and 303 to HTML forms once the enquiry is on disk; 400 unreadable body, 404 unknown
 * form, 405 other methods, 413 over 16 KB, 415 other types, 422 against the rules, 429 too many, 503 not stored.
 * Errors are `{error, errors: [{code, field, message}]}`, as `@formspree/core` reads them, or a page to mend the form.
 */
export function registerCollector(app: FastifyInstance, settings: Settings, store: Store, onStored: () => void): void {
  const forms = new Set(settings.forms);
  const headers = collectorHeaders(settings.siteUrl);
  const rateLimit = new RateLimit({ ...settings.limits, windowMs: limits.rate.windowMs });

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: limits.bodyBytes },
      (request: FastifyRequest, body: Buffer) => parseFields(request.headers['content-type'] ?? '', body),
    );

    scope.addHook<{ Params: { form: string } }>('onRequest', async (request, reply) => {
      reply.headers(headers);
      if (request.method === 'OPTIONS') return reply.header('allow', allow).code(204).send();
      if (request.method !== 'POST') {
        return answerProblem(request, reply.header('allow', allow), { status: 405, message: 'Send enquiries with POST' });
      }
      if (!forms.has(request.params.form)) {
        return answerProblem(request, reply, { status: 404, code: 'FORM_NOT_FOUND', message: 'There is no such form' });
      }
    });

    scope.setErrorHandler((error: FastifyError, request, reply) => {
      // Fastify would close at once, and a browser still sending would see a broken connection instead of the answer.
      reply.removeHeader('connection');
      return answerProblem(request, reply, toProblem(error));
    });
    scope.route({ method: scope.supportedMethods, url: '/f/:form', handler: receive });
  });

  async function receive(request: CollectorRequest, reply: FastifyReply) {
    const fields = request.body as Fields | undefined;
    if (!fields) return answerProblem(request, reply, { status: 415, message: 'Send JSON or an HTML form' });

    const result = enquirySchema.safeParse(fields);
    if (!result.success) {
      const errors = result.error.issues.map((issue) => fieldError(fields, issue.path[0], issue.message));
      return answerProblem(request, reply, { status: 422, message: errors[0]?.message ?? messages.failed, errors, fields });
    }
    const submission = toSubmission(request, fields, result.data);
    const receipt = await accept(submission, request.ip);
    if ('status' in receipt) return answerProblem(request, reply, { ...receipt, fields });
    return answerSuccess(request, reply, settings.siteUrl, receipt.id);
  }

  async function accept(submission: Submission, address: string): Promise<Receipt | Problem> {
    try {
      // A repeated submission is answered from the store, so that a retry is never refused as one too many.
      let receipt = store.find(submission);
      if (!receipt) {
        const wait = rateLimit.take(address);
        if (wait > 0) return tooMany(wait);
        receipt = await store.add(submission).catch((error) => {
          rateLimit.giveBack(address);
          throw error;
        });
      }
      if (receipt.outcome === 'conflict')
        return { status: 422, message: 'This form was already sent with other words. Send it again if both should arrive.' };
      if (receipt.outcome === 'stored') onStored();
      return receipt;
    } catch (error) {
      console.error(`An enquiry was not stored: ${(error as Error).message}`);
      return { status: 503, message: messages.failed, retryAfter: 30 };
    }
  }
}

function tooMany(retryAfter: number): Problem {
  return { status: 429, message: messages.tooMany, retryAfter };
}

function toSubmission(request: CollectorRequest, fields: Fields, enquiry: Enquiry): Submission {
  const key = [request.headers[keyHeader], fields[keyField]].find((value) => typeof value === 'string' && value !== '');
  return { form: request.params.form, enquiry, suspect: Boolean(fields[honeypotField]), key: key as string | undefined };
}

/** The codes are those that `@formspree/core` knows; the field's value decides between them. */
function fieldError(fields: Fields, field: PropertyKey | undefined, message: string): AnswerError {
  const name = String(field);
  const value = fields[name];
  if (value === undefined) return { code: 'REQUIRED_FIELD_MISSING', field: name, message };
  if (value === '') return { code: 'REQUIRED_FIELD_EMPTY', field: name, message };
  return { code: name === 'email' ? 'TYPE_EMAIL' : 'TYPE_TEXT', field: name, message };
}

function toProblem(error: FastifyError): Problem {
  switch (error.statusCode) {
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
