import DOMPurify from 'dompurify';

/** Mail programs write addresses as <priya@example.com>: an HTML parser would take one for a tag and drop it. */
const bracketedAddress = /<((?:https?:\/\/|[^\s<>@]+@)[^\s<>]+)>/g;

/**
 * Removes markup from typed or pasted text and keeps the rest ('<b>hi</b>' becomes 'hi'; '2 > 1', 'R&D' and
 * '5 < 6 ft' stay as they are). Line ends become '\n', the ends are trimmed. Sanitising twice changes nothing more.
 *
 * The result is text, not HTML: code that shows it must still escape it.
 */
export function sanitise(text: string): string {
  return withoutMarkup(text.replaceAll('\0', '').replace(/\r\n?/g, '\n')).trim();
}

/** Until nothing changes: removing a tag can join the halves of another, as in <<b>b>. */
function withoutMarkup(text: string): string {
  let [rest, stripped] = [text, strip(text)];
  while (stripped !== rest) [rest, stripped] = [stripped, strip(stripped)];
  return rest;
}

/** Only what is before the last '>' can hold a tag; the parser would drop the end of 'area <my guess'. */
function strip(text: string): string {
  if (!text.includes('<')) return text;
  const unwrapped = text.replace(bracketedAddress, '$1');
  const end = unwrapped.lastIndexOf('>') + 1;
  return textOf(unwrapped.slice(0, end)) + unwrapped.slice(end);
}

/**
 * A fragment's text needs no decoding; '&' is escaped on the way in so that a typed '&lt;' stays what was typed. With a
 * letter before it, <frameset> cannot replace the body, and with it all of the text.
 */
function textOf(text: string): string {
  const html = `a${text.replaceAll('&', '&amp;')}`;
  const fragment = DOMPurify.sanitize(html, { ALLOWED_TAGS: [], ALLOWED_ATTR: [], RETURN_DOM_FRAGMENT: true });
  return (fragment.textContent ?? '').slice(1);
}
