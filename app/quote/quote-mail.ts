import { mailtoLink, maxMailtoLength, whatsappLink } from '#contract/message-links.ts';
import { floorplans, formatArea, purposes, type QuoteRequest } from './quote-schema.ts';

/** Whom a quote request goes to; content/studio.yaml has it. */
export type QuoteStudio = { brand: string; email: string; whatsapp: string };

/** The visitor's project in a few lines, and the address that shows all of it. */
type ProjectInMail = { text: string; link: string };

export type QuoteMail = ReturnType<typeof composeQuoteMail>;

const withoutLink = '(the link to the project does not fit into an email link)';
const shortenedNotice = '… (shortened: the whole description does not fit into an email link)';

/** The request as an email and a WhatsApp message. `request` has passed the quote schema, so it is sanitised. */
export function composeQuoteMail(request: QuoteRequest, studio: QuoteStudio, project?: ProjectInMail | null) {
  const message = inWords(request, request.description);
  const text = project ? `${message}\n\n${project.text}\n${project.link}` : message;
  const complete = mailto(text, studio);
  const shortened = complete.length > maxMailtoLength;
  return {
    /** The whole request in words: for copying and for WhatsApp. */
    text,
    /** The same for the contact form, which attaches the project itself. */
    message,
    mailto: shortened ? shortMailto(request, studio, project && `${project.text}\n${withoutLink}`) : complete,
    whatsapp: whatsappLink(studio.whatsapp, text),
    /** Whether the email has only a part of the text: email apps take no longer links. */
    shortened,
  };
}

function mailto(body: string, { email, brand }: QuoteStudio): string {
  return mailtoLink({ to: email, subject: `Free Quote Request - ${brand} Design Studio`, body });
}

function inWords({ floorplan, purpose, area }: QuoteRequest, description: string, ending?: string | null): string {
  return [
    'I would like a free quote.',
    '',
    `Floor plan: ${floorplans[floorplan]}`,
    `Purpose: ${purposes[purpose]}`,
    `Area: ${formatArea(area)}`,
    '',
    'About the project:',
    description,
    ...(ending ? ['', ending] : []),
  ].join('\n');
}

/**
 * What fits into the link: the project's link is left out first, then the end of the description, then the project. The
 * description is cut between graphemes: a Telugu syllable or a family emoji is several characters.
 */
function shortMailto(request: QuoteRequest, studio: QuoteStudio, ending?: string | null): string {
  const linkWith = (description: string) => mailto(inWords(request, description, ending), studio);
  const complete = linkWith(request.description);
  if (complete.length <= maxMailtoLength) return complete;
  let link = linkWith(shortenedNotice);
  if (ending && link.length > maxMailtoLength) return shortMailto(request, studio);
  let beginning = '';
  // Firefox has it since 2024; before that a cut may fall within a grapheme.
  const segments = Intl.Segmenter ? new Intl.Segmenter().segment(request.description) : request.description;
  for (const each of segments) {
    beginning += typeof each === 'string' ? each : each.segment;
    const longer = linkWith(beginning + shortenedNotice);
    if (longer.length > maxMailtoLength) break;
    link = longer;
  }
  return link;
}
