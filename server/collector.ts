import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Enquiry, enquirySchema } from '#contract/enquiry.ts';
import { type Extras, extrasSchema } from '#contract/extras.ts';
import { fileMessages } from '#contract/files.ts';
import { filesField, honeypotField, keyField, keyHeader, limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { answerProblem, answerSuccess, collectorHeaders, type Problem } from './collector-answers.ts';
import { allowSlowBody } from './connections.ts';
import { type EnquiryFile, FileFolder } from './file-folder.ts';
import { type Fields, parseFields, readBody } from './form-body.ts';
import type { FormError } from './form-page.ts';
import type { MailQueue } from './mail-queue.ts';
import { keepFiles } from './pictures.ts';
import { RateLimit } from './rate-limit.ts';
import type { Settings } from './settings.ts';
import type { Receipt, Submission } from './store.ts';
import type { StoreAccess } from './store-access.ts';
import { FileRefused, longestUpload, readUpload, type Upload } from './upload.ts';
import { UploadCapacity } from './upload-capacity.ts';

type CollectorRequest = FastifyRequest<{ Params: { form: string } }>;

const allow = 'POST, OPTIONS';
const overLimit = 'More enquiries than the limits allow: what is over them is held and not e-mailed (npm run enquiries -- list --held)';
const untrustedProxy =
  'A request has X-Forwarded-For, but TRUSTED_PROXY is not set: behind a proxy, all visitors share the limit of one address';
const sentWithOtherText = 'You already sent this form with different text or files. Send it again if both should arrive.';
const busyWithFiles = 'Several visitors are sending files just now. Try again in a minute, or send your message without files.';
const noRoomForFiles = 'Files cannot be stored at the moment. Send your message without them, or send them by email.';
/** A form without files is not longer, and does not count as an upload. Bytes. */
const smallUpload = 2 * limits.bodyBytes;

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
  const { windowMs } = limits.rate;
  const forPeople = new RateLimit({ ...settings.limits, windowMs });
  const forRobots = new RateLimit({ perAddress: settings.limits.perAddress, total: settings.limits.total / 5, windowMs });
  const warn = warnHourly();
  const folder = new FileFolder(settings.dataDir);
  const capacity = new UploadCapacity(folder, settings.filesQuota);

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(['application/json', 'application/x-www-form-urlencoded'], async ({ raw }: FastifyRequest) =>
      parseFields(raw.headers['content-type'] ?? '', await readBody(raw)),
    );
    // Read by the handler, which first checks whether there is space.
    scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null, multipart));

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
    const outcome = await outcomeOf(request);
    if ('status' in outcome) return answerProblem(request, reply, outcome);
    return answerSuccess(request, reply, settings.siteUrl, outcome.id);
  }

  /** Everything that the answer promises, or must not leave behind, is done when this returns. */
  async function outcomeOf(request: CollectorRequest): Promise<Outcome> {
    if (request.body === undefined) return { status: 415, message: 'Send JSON or an HTML form' };
    if (request.body !== multipart) return judge(request, { fields: request.body as Fields, files: [] });
    const length = Number(request.headers['content-length'] ?? longestUpload);
    if (length <= smallUpload) return receiveUpload(request, length);
    const endSlowBody = allowSlowBody(request.raw);
    try {
      return await receiveLarge(request, length);
    } finally {
      endSlowBody();
    }
  }

  async function receiveLarge(request: CollectorRequest, length: number): Promise<Outcome> {
    if (length > longestUpload) return tooLargeFiles;
    const used = await bytesOfFiles();
    if (used === undefined) return notStored;
    const release = capacity.reserve(request.ip, length, used);
    if (release === 'busy') return { status: 503, message: busyWithFiles, retryAfter: 60 };
    if (release === 'full') return noRoom();
    return receiveUpload(request, length).finally(release);
  }

  async function receiveUpload(request: CollectorRequest, length: number): Promise<Outcome> {
    let upload: Upload;
    try {
      upload = await readUpload(request.raw, folder);
    } catch (error) {
      return isDiskFull(error) ? noRoom() : ofFiles(error);
    }
    try {
      const { fields, files } = upload;
      const fits = files.length === 0 || length > smallUpload || capacity.hasSpace(length, (await bytesOfFiles()) ?? 0);
      return fits ? await judge(request, upload) : { ...noRoom(), fields };
    } finally {
      folder.remove(upload.files.map(({ name }) => name));
    }
  }

  /** Undefined where the store cannot be used. */
  function bytesOfFiles(): Promise<number | undefined> {
    return store.use((open) => open.filesSize()).catch(() => undefined);
  }

  function noRoom(): Problem {
    warn('Files of an enquiry were refused: the quota (FILES_QUOTA_MB) or the disk is full');
    return { status: 503, message: noRoomForFiles, retryAfter: 3600 };
  }

  async function judge(request: CollectorRequest, { fields, files }: Upload): Promise<Outcome> {
    const [enquiry, extras] = [enquirySchema.safeParse(fields), extrasSchema.safeParse(fields)];
    if (!enquiry.success || !extras.success) {
      const issues = [enquiry, extras].flatMap(({ error }) => error?.issues ?? []);
      const errors = issues.map((issue) => fieldError(fields, issue.path[0], issue.message));
      return { status: 422, message: errors[0]?.message ?? messages.failed, errors, fields };
    }
    if (request.headers['x-forwarded-for'] && settings.trustedProxy.length === 0) warn(untrustedProxy);
    const submission = { ...toSubmission(request, fields, enquiry.data, extras.data), files };
    const receipt = await accept(submission, request.ip);
    return 'status' in receipt ? { ...receipt, fields } : receipt;
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
      if (error instanceof FileRefused) return ofFiles(error);
      console.error(`An enquiry was not stored: ${(error as Error).message}`);
      return isDiskFull(error) && submission.files?.length ? noRoom() : notStored;
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
    let isStored = false;
    try {
      const files = await keepFiles(submission.files ?? [], folder);
      const receipt = await addWithFiles({ ...submission, files });
      isStored = receipt.outcome === 'stored';
      return receipt;
    } finally {
      if (!isStored) giveBack();
    }
  }

  /** What is not stored leaves no file; if the store cannot say so, the next start removes them. */
  async function addWithFiles(submission: Submission & { files: EnquiryFile[] }): Promise<Receipt> {
    const names = submission.files.map(({ name }) => name);
    try {
      const receipt = await store.use((open) => open.add(submission));
      if (receipt.outcome !== 'stored') folder.remove(names);
      return receipt;
    } catch (error) {
      if (names.length > 0) await store.use((open) => open.removeStrayFiles(names)).catch(() => {});
      throw error;
    }
  }
}

/** An enquiry that is stored, or why it is not. */
type Outcome = { id: string } | Problem;

/** Stands for a body that is not read yet. */
const multipart = Symbol('multipart');

const notStored: Problem = { status: 503, message: messages.failed, retryAfter: 30 };
const tooLargeFiles: Problem = {
  status: 413,
  message: fileMessages.total,
  errors: [{ code: 'FILES_TOO_BIG', field: filesField, message: fileMessages.total }],
};

/** The answer to a refused file. @throws any other error */
function ofFiles(error: unknown): Problem {
  if (!(error instanceof FileRefused)) throw error;
  const { status, code, field, message, fields } = error;
  return { status, message, errors: [{ code, field, message }], fields };
}

function isDiskFull(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  return /^(ENOSPC|EDQUOT|EFBIG)$/.test(code ?? '') || /No space left|disk is full|File too large|quota exceeded/i.test(message);
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

function toSubmission(request: CollectorRequest, fields: Fields, enquiry: Enquiry, extras: Extras): Submission {
  const key = [request.headers[keyHeader], fields[keyField]].find((value) => typeof value === 'string' && value !== '');
  const held = fields[honeypotField] ? 'robot' : undefined;
  return { form: request.params.form, enquiry, extras, held, key: key as string | undefined };
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
