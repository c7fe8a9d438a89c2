import { asTitle } from '#contract/lib/as-title.ts';
import { formatCount } from '#contract/lib/format-number.ts';
import { dateAndTime, indianToday, shortDay } from '#contract/lib/indian-day.ts';
import { type Html, html } from '#server/http/html.ts';
import type { EnquiryStore } from '#server/store/enquiry-store.ts';
import { enquiryStates, type StoredEnquiry } from '#server/store/stored-enquiry.ts';
import { searchEnquiries } from '#server/text/search-enquiries.ts';

/**
 * `show`: a state, `due` (to come back to), `held`; '' for all that are not held, or not any more. Words (`q`) are looked
 * for in all of them. `deleted`: set after one was deleted.
 */
export type Filter = { show?: string; q?: string; deleted?: string };

const heldHint =
  'These look like a robot wrote them, or came when there were too many. They are not emailed. If one is from a client, open it and set its state to Contacted: it is then in All.';

const tabs = [['', 'All'], ['due', 'To come back to'], ...enquiryStates.map((state) => [state, asTitle(state)]), ['held', 'Held']] as const;

const maxShown = 200;

/** The enquiries of a filter, newest first; `due` ones by their day. */
export function filterEnquiries(store: EnquiryStore, { show = '', q = '' }: Filter, inbox = store.list('inbox')): StoredEnquiry[] {
  const words = q.split(/\s+/).filter(Boolean);
  if (words.length > 0) return searchEnquiries(store.list('all'), words);
  if (show === 'held') return store.list('held');
  if (show === 'due') return inbox.filter(isDue).toSorted((one, other) => String(one.dueDay).localeCompare(String(other.dueDay)));
  return enquiryStates.some((each) => each === show) ? inbox.filter(({ state }) => state === show) : inbox;
}

/** Today or earlier in India, and neither won nor lost. */
function isDue({ dueDay, state }: StoredEnquiry): boolean {
  return dueDay !== null && dueDay <= indianToday() && state !== 'won' && state !== 'lost';
}

/**
 * `lastSeen`: milliseconds since 1970. `wasRefused`: whether somebody tried to get in since then.
 * `daysWithoutBackup`: see backup-names.ts.
 */
type ListOptions = { lastSeen: number; wasRefused: boolean; daysWithoutBackup: number };

export function listBody(store: EnquiryStore, filter: Filter, options: ListOptions): Html {
  const { show = '', q = '', deleted } = filter;
  const inbox = store.list('inbox');
  const enquiries = filterEnquiries(store, filter, inbox);
  const these = enquiries.length === 1 ? 'it' : `these ${enquiries.length}`;
  return html`<h1>Enquiries</h1>
${deleted !== undefined && html`<p role="status">The enquiry is deleted.</p>`}
${newsOf(inbox, store.countHeld(), options)}
${options.daysWithoutBackup > 1 && html`<p>No backup was made for ${options.daysWithoutBackup} days: tell whoever looks after the server.</p>`}
${options.wasRefused && html`<p class="quiet">Somebody was refused since your last visit: <a href="/access#log">see what</a>.</p>`}
<form role="search">
  <label for="q">Name, phone, reference or words</label>
  <div class="row">
    <input id="q" type="search" name="q" value="${q}">
    <button>Search</button>
  </div>
</form>
<nav class="tabs" aria-label="Show">
${tabs.map(([key, name]) => {
  const count = filterEnquiries(store, { show: key }, inbox).length;
  const current = key === show && !q && html` aria-current="page"`;
  return html`<a href="/?show=${key}"${current}>${name} <span class="quiet">${count}</span></a>\n`;
})}</nav>
${show === 'held' && html`<p class="quiet">${heldHint}</p>`}
${enquiries.length === 0 && html`<p>None${q && html` with “${q}”`}.</p>`}
<ul class="list">
${enquiries.slice(0, maxShown).map((enquiry) => entry(enquiry, options))}
</ul>
${enquiries.length > maxShown && html`<p>The first ${maxShown} of ${enquiries.length}. Search for the others.</p>`}
${enquiries.length > 0 && html`<p><a href="/enquiries.csv?${new URLSearchParams({ show, q }).toString()}" download>Download ${these} for a spreadsheet (CSV)</a></p>`}`;
}

/** What to look at first: what is new, and what is held. */
function newsOf(inbox: StoredEnquiry[], heldCount: number, options: ListOptions): Html {
  const fresh = inbox.filter((enquiry) => isNew(enquiry, options)).length;
  return html`<p>${fresh === 0 ? 'Nothing new since your last visit.' : html`<strong>${fresh} new</strong> since your last visit.`}</p>
${heldCount > 0 && html`<p>${heldCount} held, perhaps from a client: <a href="/?show=held">look</a>.</p>`}`;
}

function isNew({ receivedAt, state }: StoredEnquiry, { lastSeen }: ListOptions): boolean {
  return receivedAt > lastSeen && state === 'new';
}

function entry(enquiry: StoredEnquiry, options: ListOptions): Html {
  const { id, name, receivedAt, message, state, dueDay, project, files, reference, held } = enquiry;
  const extras = [
    held && 'held, not emailed',
    project && 'project',
    formatCount(files.length, 'file'),
    dueDay && `back on ${shortDay(dueDay)}`,
  ];
  return html`<li><a href="/enquiries/${id}">
<span class="row">
  <strong>${name}</strong>
  ${isNew(enquiry, options) ? html`<span class="mark">New</span>` : html`<span class="quiet">${asTitle(state)}</span>`}
</span>
<span class="line">${message || 'No message'}</span>
<span class="quiet">${dateAndTime(receivedAt)} · ${reference}${extras.filter(Boolean).map((text) => ` · ${text}`)}</span>
</a></li>
`;
}
