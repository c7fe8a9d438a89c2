import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Enquiry, enquirySchema } from '#contract/enquiry.ts';
import { honeypotField, keyField, keyHeader, limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { answerProblem, answerSuccess, collectorHeaders, type Problem } from './collector-answers.ts';
import { type Fields, parseFields } from './form-body.ts';
import type { FormError } from './form-page.ts';
import type { MailQueue } from './mail-queue.ts';
import { RateLimit } from './rate-limit.ts';
import type { Settings } from './settings.ts';
import type { Receipt, Submission } from './store.ts';
import type { StoreAccess } from './store-access.ts';

type CollectorRequest = FastifyRequest<{ Params: { form: string } }>;

const allow = 'POST, OPTIONS';
const overLimit = 'More enquiries than the limits allow: what is over them is held and not e-mailed (npm run enquiries -- list --held)';
const untrustedProxy =
  'A request has X-Forwarded-For, but TRUSTED_PROXY is not set: behind a proxy, all visitors share the limit of one address';
const sentWithOtherText = 'You already sent this form with different text. Send it again if both should arrive.';

/**
 * The form-collection service: `POST /f/{id}` with JSON, an HTML form's encoding or multipart fields.
 *
 * 200 `{ok, next, id}` to scripts and 303 to HTML forms once the enquiry is on disk; 400 unreadable body, 404 unknown
 * form, 405 other methods, 413 over 16 KB, 415 other types, 422 against the rules, 429 too many, 503 not stored.
 * Errors are `{error, errors: [{code, field, message}]}`, as `@formspree/core` reads them, or a page with the form to correct.
 */
export function registerCollector(app: FastifyInstance, settings: Settings, store: StoreAccess, mailQueue: MailQueue | undefined): void {
  const forms = new Set(settings.forms);
  const headers = collectorHeaders(settings.siteUrl);
  const { windowMs } = limits.rate;
  const forPeople = new RateLimit({ ...settings.limits, windowMs });
  const forRobots = new RateLimit({ perAddress: settings.limits.perAddress, total: settings.limits.total / 5, windowMs });
  const warn = warnHourly();

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
    if (request.headers['x-forwarded-for'] && settings.trustedProxy.length === 0) warn(untrustedProxy);
    const receipt = await accept(toSubmission(request, fields, result.data), request.ip);
    if ('status' in receipt) return answerProblem(request, reply, { ...receipt, fields });
    return answerSuccess(request, reply, settings.siteUrl, receipt.id);
  }

  async function accept(submission: Submission, address: string): Promise<Receipt | Problem> {
    try {
      // A repeated submission is answered from the store, so that a retry is never refused as one too many.
      const receipt = (await store.use((open) => open.find(submission))) ?? (await addWithinLimits(submission, address));
      if ('status' in receipt) return receipt;
      if (receipt.outcome === 'conflict') return { status: 422, message: sentWithOtherText };
      if (receipt.outcome === 'full') return tooMany(windowMs / 1000);
      if (receipt.outcome === 'stored') mailQueue?.wake();
      return receipt;
    } catch (error) {
      console.error(`An enquiry was not stored: ${(error as Error).message}`);
      return { status: 503, message: messages.failed, retryAfter: 30 };
    }
  }

  async function addWithinLimits(submission: Submission, address: string): Promise<Receipt | Problem> {
    const isRobot = submission.held === 'robot';
    const limit = isRobot ? forRobots : forPeople;
    const verdict = limit.take(address);
    if (verdict.outcome === 'hold' && !isRobot) warn(overLimit);
    if (verdict.outcome === 'refuse') return tooMany(verdict.waitSeconds);
    const held = isRobot ? 'robot' : verdict.outcome === 'hold' ? 'limit' : undefined;
    return add({ ...submission, held }, () => limit.giveBack(address, verdict.outcome));
  }

  /** What is not stored does not count against the limit. */
  async function add(submission: Submission, giveBack: () => void): Promise<Receipt> {
    try {
      const receipt = await store.use((open) => open.add(submission));
      if (receipt.outcome !== 'stored') giveBack();
      return receipt;
    } catch (error) {
      giveBack();
      throw error;
    }
  }
}

/** Logs each text at most once an hour. */
function warnHourly(): (text: string) => void {
  const loggedAt = new Map<string, number>();
  return (text) => {
    const now = performance.now();
    if (now - (loggedAt.get(text) ?? Number.NEGATIVE_INFINITY) < 3_600_000) return;
    loggedAt.set(text, now);
    console.warn(text);
  };
}

function tooMany(retryAfter: number): Problem {
  return { status: 429, message: messages.tooMany, retryAfter };
}

function toSubmission(request: CollectorRequest, fields: Fields, enquiry: Enquiry): Submission {
  const key = [request.headers[keyHeader], fields[keyField]].find((value) => typeof value === 'string' && value !== '');
  return { form: request.params.form, enquiry, held: fields[honeypotField] ? 'robot' : undefined, key: key as string | undefined };
}

/** The codes are those that `@formspree/core` knows; the field's value decides between them. */
function fieldError(fields: Fields, field: PropertyKey | undefined, message: string): FormError {
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
