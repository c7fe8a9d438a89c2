import { formatConsultation } from '#contract/consultation.ts';
import { parseProject } from '#contract/full-enquiry.ts';
import { asTitle } from '#contract/lib/as-title.ts';
import { formatCount } from '#contract/lib/format-number.ts';
import { dateAndTime } from '#contract/lib/indian-day.ts';
import { mailtoLink, phoneLink, whatsappLink } from '#contract/message-links.ts';
import { formatPhone, withCountryCode } from '#contract/phone.ts';
import type { Project } from '#contract/project.ts';
import { type Html, html, option } from '#server/http/html.ts';
import type { EnquiryFile } from '#server/store/file-folder.ts';
import { enquiryStates, type Handling, type StoredEnquiry } from '#server/store/stored-enquiry.ts';
import { fileText } from '#server/text/enquiry-text.ts';

export const maxNoteLength = 5000;

/** `draft`: what drafts.js does with the copy in the tab. `typed`: what was not saved, with the reason. */
export type EnquiryPageView = { enquiry: StoredEnquiry; draft: 'open' | 'saved' | 'refused'; typed?: Handling; problem?: string };

export function enquiryBody(view: EnquiryPageView, pictureName: (photo: string) => string, backupDays: number): Html {
  const { enquiry } = view;
  const { name, receivedAt, reference, email, message, files, held } = enquiry;
  const number = withCountryCode(enquiry.phone);
  const consultation = formatConsultation(enquiry);
  const reply = mailtoLink({ to: email, subject: `Your enquiry ${reference}` });
  return html`<p><a href="/">All enquiries</a></p>
<h1>${name}</h1>
<p class="quiet">${dateAndTime(receivedAt)} · ${reference}${held && ' · held, not emailed'}</p>
<p class="actions">
  <a class="button main" href="${phoneLink(number)}">Call</a>
  <a class="button" href="${whatsappLink(number)}" target="_blank" rel="noreferrer">WhatsApp</a>
  <a class="button" href="${reply}">Reply</a>
  <a class="button" href="#follow-up">Note</a>
</p>
<dl>
  <dt>Phone</dt><dd>${formatPhone(enquiry.phone)}</dd>
  <dt>Email</dt><dd>${email}</dd>
  ${consultation && html`<dt>Consultation requested</dt><dd>${consultation}, not confirmed</dd>`}
</dl>
<h2>Message</h2>
<p class="text">${message || 'No message'}</p>
${files.length > 0 && html`<h2>Files</h2>\n<ul class="pictures">${files.map(fileEntry)}</ul>`}
${projectSection(enquiry, pictureName)}
${handlingForm(view)}
<details class="danger">
  <summary>Delete this enquiry</summary>
  <form method="post">
    <p>It is deleted for good, with its files and your note. A restored backup does not bring it back. Copies stay in
    backups for ${formatCount(backupDays, 'day')}, and in email that was sent.</p>
    <button name="action" value="delete">Delete for good</button>
  </form>
</details>`;
}

function fileEntry(file: EnquiryFile): Html {
  const path = `/files/${file.name}`;
  return html`<li><a href="${path}" target="_blank">
  ${file.type.startsWith('image/') && html`<img src="${path}" alt="" loading="lazy">`}
  ${fileText(file)}
</a></li>`;
}

function projectSection({ project, prices }: StoredEnquiry, pictureName: (photo: string) => string): Html | '' {
  const parsed = parseProject(project);
  if (!parsed) return '';
  const { pictures, notes } = parsed;
  const entry = ({ photo, note }: Project['pictures'][number]) => html`<li>
  <img src="/pictures/${photo}" alt="" loading="lazy">
  <span>${pictureName(photo)}</span>${note && html`<br><q class="text quiet">${note}</q>`}
</li>`;
  return html`<h2>Project</h2>
${prices && html`<p class="text">Starting prices when it was sent:\n${prices}</p>`}
${pictures.length > 0 && html`<ul class="pictures">${pictures.map(entry)}</ul>`}
${notes && html`<h3>Notes of the client</h3><p class="text">${notes}</p>`}`;
}

function handlingForm({ enquiry, draft, typed = enquiry, problem }: EnquiryPageView): Html {
  return html`<h2 id="follow-up">Follow-up</h2>
<form method="post" action="#follow-up" class="fields" autocomplete="off" data-draft="${draft}">
<p role="status"${problem && html` class="message"`}>${problem ?? (draft === 'saved' && 'Saved.')}</p>
<label for="state">State</label>
<select id="state" name="state">${enquiryStates.map((state) => option(state, asTitle(state), typed.state))}</select>
<label for="dueDay">Come back to it on</label>
<input id="dueDay" type="date" name="dueDay" value="${typed.dueDay}">
<label for="note">Note, for the studio only</label>
<textarea id="note" name="note" rows="${Math.max(4, typed.note.split('\n').length + Math.ceil(typed.note.length / 40))}" maxlength="${maxNoteLength}">
${typed.note}</textarea>
<input type="hidden" name="changedAt" value="${enquiry.changedAt}">
<button class="main" name="action" value="save">Save</button>
${enquiry.changedAt > 0 && html`<p class="quiet">Last saved by ${enquiry.changedBy}, ${dateAndTime(enquiry.changedAt)}</p>`}
</form>`;
}
