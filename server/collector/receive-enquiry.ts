import type { FastifyRequest } from 'fastify';
import { fileMessages } from '#contract/files.ts';
import { honeypotField, idempotencyField, idempotencyHeader } from '#contract/form-fields.ts';
import { fullEnquirySchema, parseProject } from '#contract/full-enquiry.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { serviceLines } from '#contract/project-text.ts';
import type { MailQueue } from '#server/mail/mail-queue.ts';
import { readBuildFacts } from '#server/shared/build-files.ts';
import type { Settings } from '#server/shared/settings.ts';
import { warnHourly } from '#server/shared/warn-hourly.ts';
import type { Receipt } from '#server/store/enquiry-store.ts';
import { type EnquiryFile, FileFolder } from '#server/store/file-folder.ts';
import type { StoreAccess } from '#server/store/store-access.ts';
import { EnquiryRefusedError, type FormError, filesTooLarge, notAForm } from './enquiry-refused-error.ts';
import type { Fields } from './form-body.ts';
import { createLimitedStoring } from './store-within-limits.ts';
import { maxUploadBytes, readUpload } from './upload.ts';
import { createUploadCapacity } from './upload-capacity.ts';

const noRoomForFiles = 'Files cannot be stored at the moment. Send your message without them, or send them by email.';
const busyWithFiles = 'Several visitors are sending files just now. Try again in a minute, or send your message without files.';
/** Bytes. A form without files is never longer; up to this, a request does not count as an upload. */
const smallUploadBytes = 2 * limits.bodyBytes;

/**
 * Returns the function that reads a request, checks it against the rules of the form and has it stored. When that
 * resolves to the receipt of the enquiry, all is on disk that the response promises, and all else is removed.
 * It throws an EnquiryRefusedError if the enquiry is not stored, or the error of the store or disk.
 */
export function createEnquiryReceiver(settings: Settings, access: StoreAccess, mailQueue: MailQueue | undefined) {
  const { formId, privacyVersion } = settings;
  const folder = new FileFolder(settings.dataDir);
  const { services } = readBuildFacts(settings.siteDir);
  const capacity = createUploadCapacity(folder, settings.filesQuota);
  const storeWithinLimits = createLimitedStoring(settings, access, folder, mailQueue);

  return async (request: FastifyRequest): Promise<Receipt> => {
    if (!request.isMultipart()) return checkAndStore(request, []);
    const length = Number(request.headers['content-length'] ?? maxUploadBytes);
    const release = length > smallUploadBytes ? await reserve(request.ip, length) : () => {};
    return receiveUpload(request, length).finally(release);
  };

  async function reserve(ip: string, length: number): Promise<() => void> {
    if (length > maxUploadBytes) throw filesTooLarge(fileMessages.total);
    await requireSpace(length);
    const release = capacity.reserve(ip, length);
    if (release) return release;
    warnHourly('Files of an enquiry were refused: too many are being sent at once, by one network or by all');
    throw new EnquiryRefusedError(503, busyWithFiles, { retryAfter: 60 });
  }

  async function receiveUpload(request: FastifyRequest, length: number): Promise<Receipt> {
    // Filled while the body is read: if a file is refused, the form comes back with the fields read so far.
    const received = { fields: {}, names: [] };
    request.body = received.fields;
    try {
      const files = await readUpload(request, folder, received);
      // The space for a larger upload was checked before it was read.
      if (files.length > 0 && length <= smallUploadBytes) await requireSpace(length);
      return await checkAndStore(request, files);
    } finally {
      folder.remove(received.names);
    }
  }

  async function requireSpace(length: number): Promise<void> {
    const used = await access.use((store) => store.filesSize());
    if (capacity.hasSpace(length, used)) return;
    warnHourly('Files of an enquiry were refused: the quota (FILES_QUOTA_MB) or the disk is full');
    throw new EnquiryRefusedError(503, noRoomForFiles, { retryAfter: 3600 });
  }

  async function checkAndStore(request: FastifyRequest, files: EnquiryFile[]): Promise<Receipt> {
    if (request.body === undefined) throw notAForm();
    const header = request.headers[idempotencyHeader];
    return storeWithinLimits({ ...readSubmission(request.body as Fields, header), files, formId, privacyVersion }, request.ip);
  }

  /** Checks the fields. Throws an EnquiryRefusedError that names each one that is wrong. */
  function readSubmission(fields: Fields, idempotencyKey: unknown) {
    const { data: enquiry, error } = fullEnquirySchema.safeParse(fields);
    if (error) {
      const errors = error.issues.map((issue) => fieldError(fields, issue.path[0], issue.message));
      throw new EnquiryRefusedError(422, errors[0]?.message ?? messages.failed, { errors });
    }
    const keys = [idempotencyKey, fields[idempotencyField]];
    const key = keys.find((value): value is string => typeof value === 'string' && value !== '');
    const held = fields[honeypotField] ? ('robot' as const) : undefined;
    const project = parseProject(enquiry.project);
    const prices = project ? serviceLines(project, services).join('\n') : undefined;
    return { enquiry, held, key, prices };
  }
}

/** The codes are those of `@formspree/core`; the field's value decides between them. */
function fieldError(fields: Fields, field: PropertyKey | undefined, message: string): FormError {
  const name = String(field);
  const value = fields[name];
  if (value === undefined) return { code: 'REQUIRED_FIELD_MISSING', field: name, message };
  if (value === '') return { code: 'REQUIRED_FIELD_EMPTY', field: name, message };
  return { code: name === 'email' ? 'TYPE_EMAIL' : 'TYPE_TEXT', field: name, message };
}
