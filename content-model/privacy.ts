import { formatCount } from '#contract/lib/format-number.ts';
import { senderLimitMinutes } from '#contract/limits.ts';
import type { Studio } from './schema.ts';

/** What privacy.md must name in double braces, so that it says what the law asks and stays true. */
export const privacyNames = ['messagesGo', 'messagesStay', 'pageViews'] as const;

/**
 * Sentences on where messages go and how long they stay, for the form's endpoint as it is configured: for privacy.md,
 * and as `formNote` for the place beside the form.
 */
export function privacyFacts(studio: Studio) {
  const pageViews = isUseCounted(studio) ? counted : 'This website counts no visits.';
  if (studio.form.endpoint !== '') return { pageViews, ...hostedService(studio) };
  // As deploy/debian/Caddyfile and deploy/nginx.conf write it.
  const log = 'A log has a line for each page or file that is asked for: the time, what it was and the result, without an IP address.';
  return { pageViews: `${pageViews} ${log}`, ...ownCollector(studio) };
}

/** Only the website's own server counts. */
export function isUseCounted({ form, countUse }: Studio): boolean {
  return countUse && form.endpoint === '';
}

const counted =
  'This website’s own server counts how often each page is opened, each picture is saved and the quote form is opened, by day. ' +
  'It keeps these numbers and nothing else: not who you are, not your device, and not which page you saw before. ' +
  `For ${senderLimitMinutes} minutes after its last count it remembers an IP address, so that nobody can inflate the numbers; the address is not stored. ` +
  'A browser that asks not to be tracked (Global Privacy Control) is not counted.';

const collected = 'Your name, email address, phone number, message and whatever you add to it';

/** Says that an email is possible: the server's settings decide it, not the build's. */
function ownCollector({ brand, retentionDays }: Studio) {
  const period = retentionDays > 0 ? `for ${formatCount(retentionDays, 'day')}` : 'until it is asked to delete them';
  return {
    messagesGo:
      'A message goes to this website’s own server, with what you add to it, into a database and a folder that are not public. ' +
      'From a photograph the server removes the place and the camera that a phone writes into the file; ' +
      'a PDF stays as it is. The server may also send a copy of all this to our mailbox. ' +
      'We can note with it how far we are, what was agreed and when to get back to you. ' +
      `The server remembers the IP address that a message came from for ${senderLimitMinutes} minutes after the last one, ` +
      'so that nobody can flood the form; the address is not stored with the message.',
    messagesStay:
      retentionDays > 0
        ? `The server deletes a message with its files and our notes after ${formatCount(retentionDays, 'day')}. A copy in a backup or in our mailbox stays until we delete it.`
        : 'A message with its files and our notes, and any copy in a backup or in our mailbox, stays until we delete it.',
    formNote: `${collected} are kept on this website’s own server ${period}, so that ${brand} can answer you.`,
  };
}

function hostedService({ brand, form }: Studio) {
  const service = form.service ?? new URL(form.endpoint).hostname;
  return {
    messagesGo:
      `A message goes to ${service}, a form service that collects it for ${brand} and passes it on to us, with what you add to it. ` +
      (form.files ? 'Photographs go as they are, with the place and the camera that a phone writes into the file. ' : '') +
      `${service} also sees the IP address that a message comes from, as every server does.`,
    messagesStay: `${service} keeps a message by its own terms. What it has passed on to us stays until we delete it.`,
    formNote: `${collected} go through the form service ${service}, which keeps them by its own terms, so that ${brand} can answer you.`,
  };
}
