import { randomUUID } from 'node:crypto';
import { consultationPlaces, dayPartHours, dayParts, placeNames } from '#contract/consultation.ts';
import { acceptedFiles, formatSize } from '#contract/files.ts';
import { filesField, honeypotField, idempotencyField } from '#contract/form-fields.ts';
import { limits } from '#contract/limits.ts';
import { type Html, html, htmlPage, option } from '#server/http/html.ts';
import type { FormError } from './enquiry-refused-error.ts';
import type { Fields } from './form-body.ts';

const { maxCount, maxBytes } = limits.files;
/** The browser counts UTF-16 units, of which a character may have two; the limit is in characters. */
const maxMessageUnits = 2 * limits.message.max;
const chooseFiles = `Floor plan or photographs (optional; up to ${maxCount} files, ${formatSize(maxBytes)} each).
If you had chosen files, choose them again.`;

/**
 * For visitors without JavaScript: what to correct, and the form with what they typed, ready to send again. It uses no
 * style or script of the site, because the collector may be on another host.
 */
export function formPage(errors: FormError[], fields: Fields): string {
  const value = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const errorOf = (name: string) => errors.find(({ field }) => field === name);
  const errorAttributes = (name: string) => errorOf(name) && html`aria-invalid="true" aria-describedby="${name}-error"`;
  const errorText = (name: string) => errorOf(name) && html`<br><strong id="${name}-error">${errorOf(name)?.message}</strong>`;
  const input = (name: string, label: string, attributes: Html) =>
    html`<p><label>${label}<br><input name="${name}" ${attributes} ${errorAttributes(name)} value="${value(name)}"></label>${errorText(name)}</p>`;
  const choice = <Choice extends string>(name: string, none: string, choices: readonly Choice[], words: (each: Choice) => string) =>
    html`<select name="${name}"><option value="">${none}</option>${choices.map((each) => option(each, words(each), value(name)))}</select>`;
  const general = errors.filter(({ field }) => field === undefined).map(({ message }) => html`<p role="alert">${message}</p>`);

  return page(
    'Your message has not been sent yet',
    html`${general.length > 0 ? general : html`<p role="alert">Please correct the marked fields and send the form again.</p>`}
<form method="post" enctype="multipart/form-data">
${input('name', 'Name', html`autocomplete="name" required`)}
${input('email', 'Email', html`type="email" autocomplete="email" required`)}
${input('phone', 'Phone', html`type="tel" autocomplete="tel" required`)}
<p><label>Message (optional)<br><textarea name="message" rows="8" cols="40" maxlength="${maxMessageUnits}" ${errorAttributes('message')}>
${value('message')}</textarea></label>${errorText('message')}</p>
${input(filesField, chooseFiles, html`type="file" multiple accept="${acceptedFiles}"`)}
${input('visitDay', 'Preferred day for the consultation (optional)', html`type="date"`)}
<p><label>Part of that day, Indian time<br>${choice('visitPart', 'any time', dayParts, (part) => `${part} (${dayPartHours[part].words})`)}</label></p>
<p><label>Place<br>${choice('visitPlace', 'not decided yet', consultationPlaces, (place) => placeNames[place])}</label></p>
${input('visitLocality', 'Locality or area, for a visit at home', html``)}
<input type="hidden" name="project" value="${value('project')}">${errorText('project')}
<input type="hidden" name="${idempotencyField}" value="${randomUUID()}">
<input type="hidden" name="${honeypotField}" value="${value(honeypotField)}">
<p><button>Send again</button></p>
</form>`,
  );
}

export function messagePage(message: string): string {
  return page('Your message has not been sent', html`<p>${message}</p>\n<p>Go back to find what you wrote.</p>`);
}

function page(title: string, body: Html): string {
  return htmlPage(title, false, html`<main>\n<h1>${title}</h1>\n${body}\n</main>`);
}
