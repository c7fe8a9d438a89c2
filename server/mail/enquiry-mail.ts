import { existsSync, readFileSync } from 'node:fs';
import type { SendMailOptions } from 'nodemailer';
import type { ProjectTextOptions } from '#contract/project-text.ts';
import type { MailSettings } from '#server/shared/settings.ts';
import { heldQuota } from '#server/store/enquiry-store.ts';
import type { EnquiryFile, FileFolder } from '#server/store/file-folder.ts';
import type { StoredEnquiry } from '#server/store/stored-enquiry.ts';
import { enquiryText, fileText } from '#server/text/enquiry-text.ts';

/** Bytes of files in one email. As text they take a third more. A mailbox that refuses them gets the words alone. */
const maxAttachedBytes = 10 * 1024 * 1024;

type MailContext = { settings: MailSettings; projectTextOptions: ProjectTextOptions; folder: FileFolder; heldCount: number };

/**
 * The email about an enquiry, with those of the `attachable` files that fit. Addresses are objects and not strings, so
 * nothing that a visitor typed is parsed as a header.
 */
export function composeMail(enquiry: StoredEnquiry, attachable: EnquiryFile[], context: MailContext): SendMailOptions {
  const { settings, projectTextOptions, folder, heldCount } = context;
  const { deskUrl } = settings;
  const attached = chooseAttachments(attachable, folder);
  const unattached = enquiry.files.filter((file) => !attached.includes(file));
  const list = (title: string, files: EnquiryFile[]) =>
    files.length > 0 ? ['', title, ...files.map((file) => `- ${fileText(file)}`)] : [];
  const more = [
    ...(deskUrl ? [`Open:     ${deskUrl}/enquiries/${enquiry.id}`] : []),
    ...list('Attached, as the visitor named them:', attached),
    ...list(deskUrl ? 'Not attached, see them at the desk:' : 'Not attached, kept on the server:', unattached),
    ...(heldCount > 0 ? ['', heldText(heldCount, deskUrl)] : []),
  ];
  return {
    from: { name: '', address: settings.from },
    to: { name: '', address: settings.to },
    headers: { 'Auto-Submitted': 'auto-generated' },
    replyTo: { name: enquiry.name, address: enquiry.email },
    subject: `Enquiry from ${enquiry.name}`,
    messageId: `<${enquiry.id}@${settings.from.split('@').at(-1)}>`,
    date: new Date(enquiry.receivedAt),
    text: `${enquiryText(enquiry, projectTextOptions, more)}\n`,
    attachments: attached.map(({ name, originalName, type }) => ({
      filename: originalName,
      contentType: type,
      // Not a stream: if no mail server answers, nothing reads it and its file stays open.
      content: readFileSync(folder.pathOf(name)),
    })),
  };
}

/** Returns the files in their order, as long as they fit together. A missing file must not stop its email. */
function chooseAttachments(files: EnquiryFile[], folder: FileFolder): EnquiryFile[] {
  let size = 0;
  return files.filter((file) => {
    const fits = size + file.size <= maxAttachedBytes && existsSync(folder.pathOf(file.name));
    if (fits) size += file.size;
    return fits;
  });
}

function heldText(count: number, deskUrl: string): string {
  const where = deskUrl ? `Read or delete them: ${deskUrl}/?show=held` : 'They are kept on the server, beside the other enquiries.';
  return [
    `Held enquiries: ${count}. They look like a robot wrote them, or came when there were too many, and were not emailed; some may be`,
    `from clients. At most ${heldQuota} of each kind are held. ${where}`,
  ].join('\n');
}
