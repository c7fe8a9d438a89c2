import type { FastifyRequest } from 'fastify';
import { type Enquiry, enquirySchema } from '#contract/enquiry.ts';
import { type Extras, extrasSchema } from '#contract/extras.ts';
import { fileMessages } from '#contract/files.ts';
import { filesField, honeypotField, keyField, keyHeader, limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import type { Refusal } from './collector-answers.ts';
import { EnquiryAdmission, fileRefusal, noRoom, notStored } from './enquiry-admission.ts';
import type { EnquirySubmission } from './enquiry-store.ts';
import { FileFolder } from './file-folder.ts';
import type { Fields } from './form-body.ts';
import type { FormError } from './form-page.ts';
import type { MailQueue } from './mail-queue.ts';
import type { Settings } from './settings.ts';
import { isDiskFull } from './storage-errors.ts';
import type { StoreAccess } from './store-access.ts';
import { longestUpload, readUpload, type Upload } from './upload.ts';
import { UploadCapacity } from './upload-capacity.ts';
import { warnHourly } from './warn-hourly.ts';

export type CollectorRequest = FastifyRequest<{ Params: { form: string } }>;

/** An enquiry that is stored, or why it is not. */
export type IntakeResult = { id: string } | Refusal;

/** The body of a request whose files are still to be read. */
export const unreadMultipart = Symbol('unreadMultipart');

const untrustedProxy =
  'A request has X-Forwarded-For, but TRUSTED_PROXY is not set: behind a proxy, all visitors share the limit of one address';
const busyWithFiles = 'Several visitors are sending files just now. Try again in a minute, or send your message without files.';
/** A form without files is not longer, and does not count as an upload. Bytes. */
const smallUpload = 2 * limits.bodyBytes;
const tooLargeFiles: Refusal = {
  status: 413,
  message: fileMessages.total,
  errors: [{ code: 'FILES_TOO_BIG', field: filesField, message: fileMessages.total }],
};

/** Reads a request, checks it against the rules of the form and has it stored. */
export class EnquiryIntake {
  readonly #warn = warnHourly();
  readonly #behindProxy: boolean;
  readonly #notice: string;
  readonly #store: StoreAccess;
  readonly #folder: FileFolder;
  readonly #capacity: UploadCapacity;
  readonly #admission: EnquiryAdmission;

  constructor(settings: Settings, store: StoreAccess, mailQueue: MailQueue | undefined) {
    this.#behindProxy = settings.trustedProxy.length > 0;
    this.#notice = settings.noticeVersion;
    this.#store = store;
    this.#folder = new FileFolder(settings.dataDir);
    this.#capacity = new UploadCapacity(this.#folder, settings.filesQuota);
    this.#admission = new EnquiryAdmission(settings, store, this.#folder, mailQueue, this.#warn);
  }

  /** Everything that the answer promises, or must not leave behind, is done when this returns. */
  async receive(request: CollectorRequest): Promise<IntakeResult> {
    if (request.body === undefined) return { status: 415, message: 'Send JSON or an HTML form' };
    if (request.body !== unreadMultipart) return this.#judge(request, { fields: request.body as Fields, files: [] });
    const length = Number(request.headers['content-length'] ?? longestUpload);
    return length <= smallUpload ? this.#receiveUpload(request, length) : this.#receiveLarge(request, length);
  }

  async #receiveLarge(request: CollectorRequest, length: number): Promise<IntakeResult> {
    if (length > longestUpload) return tooLargeFiles;
    const used = await this.#bytesOfFiles();
    if (used === undefined) return notStored;
    const release = this.#capacity.reserve(request.ip, length, used);
    if (release === 'busy') {
      this.#warn('Files of an enquiry were refused: too many are being sent at once, by one network or by all');
      return { status: 503, message: busyWithFiles, retryAfter: 60 };
    }
    if (release === 'full') return noRoom(this.#warn);
    return this.#receiveUpload(request, length).finally(release);
  }

  async #receiveUpload(request: CollectorRequest, length: number): Promise<IntakeResult> {
    let upload: Upload;
    try {
      upload = await readUpload(request.raw, this.#folder);
    } catch (error) {
      return isDiskFull(error) ? noRoom(this.#warn) : fileRefusal(error);
    }
    try {
      const { fields, files } = upload;
      const fits = files.length === 0 || length > smallUpload || this.#capacity.hasSpace(length, (await this.#bytesOfFiles()) ?? 0);
      return fits ? await this.#judge(request, upload) : { ...noRoom(this.#warn), fields };
    } finally {
      this.#folder.remove(upload.files.map(({ name }) => name));
    }
  }

  /** Undefined where the store cannot be used. */
  #bytesOfFiles(): Promise<number | undefined> {
    return this.#store.use((open) => open.filesSize()).catch(() => undefined);
  }

  async #judge(request: CollectorRequest, { fields, files }: Upload): Promise<IntakeResult> {
    const [enquiry, extras] = [enquirySchema.safeParse(fields), extrasSchema.safeParse(fields)];
    if (!enquiry.success || !extras.success) {
      const issues = [enquiry, extras].flatMap(({ error }) => error?.issues ?? []);
      const errors = issues.map((issue) => fieldError(fields, issue.path[0], issue.message));
      return { status: 422, message: errors[0]?.message ?? messages.failed, errors, fields };
    }
    if (request.headers['x-forwarded-for'] && !this.#behindProxy) this.#warn(untrustedProxy);
    const submission = { ...toSubmission(request, fields, enquiry.data, extras.data), files, notice: this.#notice };
    const receipt = await this.#admission.accept(submission, request.ip);
    return 'status' in receipt ? { ...receipt, fields } : receipt;
  }
}

function toSubmission(request: CollectorRequest, fields: Fields, enquiry: Enquiry, extras: Extras): EnquirySubmission {
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
