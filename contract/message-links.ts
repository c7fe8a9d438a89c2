/** Links that open a visitor's own telephone, mail program or WhatsApp, with a message ready to send if there is one. */
import { wellFormed } from './lib/well-formed.ts';

/** Chrome and Outlook cut mailto links somewhere above 2,000 characters. */
export const maxMailtoLength = 1900;

/**
 * A mailto link by RFC 6068: spaces as %20, line ends as %0D%0A, everything else percent-encoded UTF-8.
 * What is encoded cannot end its field, so no text adds a recipient or a header. May be longer than `maxMailtoLength`.
 */
export function mailtoLink({ to, subject, body = '' }: { to: string; subject?: string; body?: string }): string {
  const url = `mailto:${encode(to).replaceAll('%40', '@')}`;
  return subject === undefined ? url : `${url}?subject=${encode(subject)}&body=${encode(body.replaceAll('\n', '\r\n'))}`;
}

/** A telephone link; `number` with its country code: '+91 98765 43210'. */
export function phoneLink(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`;
}

/** WhatsApp's link to a chat. `number` in any spelling with its country code: '+91 98765 43210'. */
export function whatsappLink(number: string, text?: string): string {
  const chat = `https://wa.me/${number.replace(/\D/g, '')}`;
  return text === undefined ? chat : `${chat}?text=${encode(text)}`;
}

/**
 * Half an emoji (a lone surrogate, left by some keyboards) would make encodeURIComponent throw. Chromium encodes the
 * apostrophe itself, which would make a link longer than was counted.
 */
function encode(text: string): string {
  return encodeURIComponent(wellFormed(text)).replaceAll("'", '%27');
}
