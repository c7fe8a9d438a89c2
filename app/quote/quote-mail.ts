import { longestMailto, mailtoLink, whatsappLink } from '#app/lib/message-links.ts';
import { floorplans, formatArea, purposes, type QuoteRequest } from './quote-schema.ts';

/** Whom a quote request goes to; content/studio.yaml has it. `fullName` is '{brand} Design Studio'. */
export type QuoteStudio = { fullName: string; email: string; whatsapp: string };

export type QuoteMail = {
  /** The whole request in words: for copying, and what WhatsApp carries. */
  text: string;
  mailto: string;
  whatsapp: string;
  /** True where the whole text would make the link longer than email apps take: the email then holds a part of it. */
  shortened: boolean;
};

const cut = '… (shortened: the whole description does not fit into an email link)';

/** The request as an email and a WhatsApp message. `request` has passed the quote schema, so it is sanitised. */
export function composeQuoteMail(request: QuoteRequest, studio: QuoteStudio): QuoteMail {
  const text = inWords(request, request.description);
  const whole = mailto(text, studio);
  const shortened = whole.length > longestMailto;
  return {
    text,
    mailto: shortened ? shortMailto(request, studio) : whole,
    whatsapp: whatsappLink(studio.whatsapp, text),
    shortened,
  };
}

function mailto(body: string, { email, fullName }: QuoteStudio): string {
  return mailtoLink({ to: email, subject: `Free Quote Request - ${fullName}`, body });
}

function inWords({ floorplan, purpose, area }: QuoteRequest, description: string): string {
  return [
    'I would like a free quote.',
    '',
    `Floor plan: ${labelOf(floorplans, floorplan)}`,
    `Purpose: ${labelOf(purposes, purpose)}`,
    `Area: ${formatArea(area)}`,
    '',
    'About the project:',
    description,
  ].join('\n');
}

function labelOf<Value extends string>(choices: readonly { value: Value; label: string }[], chosen: Value): string {
  return choices.find(({ value }) => value === chosen)?.label ?? chosen;
}

/**
 * As much of the description as the link can carry, cut between what a reader sees as letters: a Telugu syllable or a
 * family emoji is several characters, and half of one is another word.
 */
function shortMailto(request: QuoteRequest, studio: QuoteStudio): string {
  let link = mailto(inWords(request, cut), studio);
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(request.description)) {
    kept += segment;
    const longer = mailto(inWords(request, kept + cut), studio);
    if (longer.length > longestMailto) break;
    link = longer;
  }
  return link;
}
