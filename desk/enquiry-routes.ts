import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { asTitle } from '#contract/lib/as-title.ts';
import { formatNumber } from '#contract/lib/format-number.ts';
import { audit } from '#server/shared/audit.ts';
import { daysWithoutBackup } from '#server/shared/backup-names.ts';
import { builtPictures } from '#server/shared/build-files.ts';
import { EnquiryStore } from '#server/store/enquiry-store.ts';
import { enquiryStates } from '#server/store/stored-enquiry.ts';
import { toCsv } from '#server/text/csv.ts';
import { readProjectTextOptions } from '#server/text/project-text-options.ts';
import { type Filter, filterEnquiries, listBody } from './enquiry-list.ts';
import { type EnquiryPageView, enquiryBody, maxNoteLength } from './enquiry-page.ts';
import { sendNotFound, sendPage } from './send-page.ts';
import { requireSession } from './session-guard.ts';
import type { DeskSettings } from './settings.ts';
import type { SignInStore } from './sign-in-store.ts';

const handlingSchema = z.object({
  state: z.enum(enquiryStates, 'Choose a state'),
  note: z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().max(maxNoteLength, `The note may have ${formatNumber(maxNoteLength)} characters`)),
  dueDay: z.union([z.literal('').transform(() => null), z.iso.date('Write the day as YYYY-MM-DD')]),
  changedAt: z.coerce.number().int(),
});

type Params = { Params: { id: string } };

/** Each request opens the store: it may be restored, replaced or converted at any time. */
export function registerEnquiries(app: FastifyInstance, signInStore: SignInStore, settings: DeskSettings): void {
  const { dataDir, siteDir, backups } = settings;

  app.get<{ Querystring: Filter }>('/', (request, reply) => {
    const { lastSeen, person } = requireSession(request);
    const wasRefused = signInStore.time('last refusal') > lastSeen;
    const options = { lastSeen, wasRefused, daysWithoutBackup: backupAge(backups.folder) };
    using store = new EnquiryStore(dataDir);
    const body = listBody(store, request.query, options);
    signInStore.setTime(`last look of ${person}`, Date.now());
    audit(dataDir, person, 'Listed enquiries');
    return sendPage(request, reply, { title: 'Enquiries', body });
  });

  app.get<{ Querystring: Filter }>('/enquiries.csv', (request, reply) => {
    using store = new EnquiryStore(dataDir);
    const enquiries = filterEnquiries(store, request.query);
    audit(dataDir, requireSession(request).person, `Exported enquiries: ${enquiries.length}`);
    reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="enquiries.csv"');
    return reply.send(toCsv(enquiries));
  });

  app.get<Params & { Querystring: { saved?: string } }>('/enquiries/:id', (request, reply) => {
    using store = new EnquiryStore(dataDir);
    const enquiry = store.find(request.params.id);
    if (!enquiry) return sendNotFound(request, reply);
    audit(dataDir, requireSession(request).person, `Read ${enquiry.reference}`);
    return sendEnquiry(request, reply, settings, { enquiry, draft: request.query.saved === undefined ? 'open' : 'saved' });
  });

  app.get<{ Params: { name: string } }>('/files/:name', (request, reply) => {
    const { name } = request.params;
    // Only files that an enquiry names are read from the disk.
    using store = new EnquiryStore(dataDir);
    const [file, path] = [store.file(name), store.folder.pathOf(name)];
    if (!file || !existsSync(path)) return sendNotFound(request, reply);
    const isPicture = file.type.startsWith('image/');
    const disposition = `${isPicture ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.originalName)}`;
    reply.header('content-security-policy', "default-src 'none'; sandbox").header('content-disposition', disposition);
    return reply.type(file.type).send(createReadStream(path));
  });

  app.get<{ Params: { photo: string } }>('/pictures/:photo', (request, reply) => {
    const picture = builtPictures(siteDir).get(request.params.photo);
    return picture ? reply.type('image/jpeg').send(createReadStream(join(siteDir, picture.small))) : sendNotFound(request, reply);
  });

  registerHandling(app, settings);
}

/** Notes on an enquiry, and its deletion. */
function registerHandling(app: FastifyInstance, settings: DeskSettings): void {
  const { dataDir } = settings;

  app.post<Params & { Body: Record<string, string> }>('/enquiries/:id', (request, reply) => {
    const { person } = requireSession(request);
    using store = new EnquiryStore(dataDir);
    const enquiry = store.find(request.params.id);
    if (!enquiry) return sendNotFound(request, reply);
    if (request.body?.action === 'delete') {
      store.delete([enquiry.id]);
      audit(dataDir, person, `Deleted ${enquiry.reference}`);
      return reply.redirect('/?deleted', 303);
    }
    const read = handlingSchema.safeParse(request.body);
    if (!read.success) {
      const { state, note = '', dueDay = '' } = request.body ?? {};
      const typed = { state: enquiryStates.find((each) => each === state) ?? enquiry.state, note, dueDay };
      const problem = read.error.issues[0]?.message ?? '';
      return sendEnquiry(request, reply.code(422), settings, { enquiry, draft: 'open', typed, problem });
    }
    const { changedAt, ...typed } = read.data;
    if (!store.setHandling(enquiry.id, typed, person, changedAt)) {
      const latest = store.find(enquiry.id);
      if (!latest) return sendNotFound(request, reply);
      const saved = `${latest.changedBy} saved this meanwhile: “${asTitle(latest.state)}”, “${latest.note}”.`;
      const problem = `${saved} Yours is below and not saved: save again to put it in its place.`;
      return sendEnquiry(request, reply.code(409), settings, { enquiry: latest, draft: 'refused', typed, problem });
    }
    audit(dataDir, person, `Noted on ${enquiry.reference}`);
    return reply.redirect(`/enquiries/${enquiry.id}?saved`, 303);
  });
}

function sendEnquiry(request: FastifyRequest, reply: FastifyReply, { siteDir, backups }: DeskSettings, view: EnquiryPageView) {
  const body = enquiryBody(view, readProjectTextOptions(siteDir, '').pictureName, backups.keep);
  return sendPage(request, reply, { title: view.enquiry.name, body, script: 'drafts' });
}

/** As `daysWithoutBackup`. A folder that cannot be read must not keep the studio from its enquiries; /healthz names it. */
function backupAge(backupsFolder: string): number {
  try {
    return daysWithoutBackup(backupsFolder);
  } catch {
    return 0;
  }
}
