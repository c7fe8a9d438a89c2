import { writeFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { addDays, indianToday } from '#contract/lib/indian-day.ts';
import { EnquiryStore } from '#server/store/enquiry-store.ts';
import type { Handling } from '#server/store/stored-enquiry.ts';
import { temporaryFolder } from '#server/test/test-support.ts';
import { filterEnquiries, listBody } from './enquiry-list.ts';

const options = { lastSeen: 0, wasRefused: false, daysWithoutBackup: 0 };

type EnquiryFacts = { state?: Handling['state']; dueDay?: string; held?: 'robot'; key?: string };

/** A store with one enquiry for each name. */
function storeWith(enquiries: Record<string, EnquiryFacts>): EnquiryStore {
  const store = new EnquiryStore(temporaryFolder(), { create: true, queueMail: true });
  onTestFinished(() => store[Symbol.dispose]());
  for (const [name, { state = 'new', dueDay = '', held, key = name }] of Object.entries(enquiries)) {
    const enquiry = { name, email: 'a@example.com', phone: '9876543210', message: '' };
    const { id } = store.add({ formId: 'enquiry', enquiry, held, files: [], key });
    store.setHandling(id, { state, note: '', dueDay: dueDay || null }, 'Asha', 0);
  }
  return store;
}

const namesOf = (store: EnquiryStore, filter: { show?: string; q?: string }) => filterEnquiries(store, filter).map(({ name }) => name);

test('to come back to are the enquiries of today and earlier that are neither won nor lost, by their day', () => {
  const today = indianToday();
  const store = storeWith({
    Earliest: { dueDay: addDays(today, -5) },
    Today: { dueDay: today },
    Earlier: { dueDay: addDays(today, -3), state: 'contacted' },
    Tomorrow: { dueDay: addDays(today, 1) },
    Won: { dueDay: today, state: 'won' },
    Lost: { dueDay: today, state: 'lost' },
    Undated: {},
  });
  expect(namesOf(store, { show: 'due' })).toEqual(['Earliest', 'Earlier', 'Today']);
});

test('a state and held enquiries each show their own; a search finds them all, whatever was shown before', () => {
  const store = storeWith({ Ravi: {}, Asha: { state: 'won' }, Robot: { held: 'robot' } });
  expect(namesOf(store, {}).toSorted()).toEqual(['Asha', 'Ravi']);
  expect(namesOf(store, { show: 'won' })).toEqual(['Asha']);
  expect(namesOf(store, { show: 'held' })).toEqual(['Robot']);
  expect(namesOf(store, { q: 'ravi' })).toEqual(['Ravi']);
  for (const name of ['Ravi', 'Robot']) expect(namesOf(store, { show: 'won', q: name })).toEqual([name]);
  expect(namesOf(store, { show: 'no such state' }).toSorted()).toEqual(['Asha', 'Ravi']);
  expect(listBody(store, { q: 'ravi' }, options).text).not.toContain('aria-current');
});

test('a held enquiry that somebody has given a state is among the others, and still held', () => {
  const store = storeWith({ Ravi: {}, Client: { held: 'robot', state: 'visit', dueDay: indianToday() } });
  for (const filter of [{ show: 'visit' }, { show: 'due' }, { show: 'held' }, { q: 'client' }])
    expect(namesOf(store, filter)).toEqual(['Client']);
});

// The last are pasted: from a contact, with marks of direction that are not seen, and from notes.
test.each([
  '9876543210',
  '98765 43210',
  '987-654-3210',
  '+919876543210',
  '+91-98765-43210',
  '(98765)43210',
  '\u202a+91 98765 43210\u202c',
  '00919876543210',
  '98765–43210',
  '98765/43210',
  '９８７６５ ４３２１０',
])('a search for %j finds the number', (q) => {
  expect(namesOf(storeWith({ Ravi: {} }), { q })).toEqual(['Ravi']);
});

test('a reference is found without its hyphen, and no other number is', () => {
  const store = storeWith({ Ravi: { key: '3f9a20c1-0' } });
  expect(namesOf(store, { q: '3f9a20c1' })).toEqual(['Ravi']);
  expect(namesOf(store, { q: '98765-43211' })).toEqual([]);
});

test('an enquiry is found by the name of a file', () => {
  const store = storeWith({ Ravi: {} });
  const file = {
    name: store.folder.prepareName(),
    originalName: 'Sharma floor plan.pdf',
    type: 'application/pdf',
    size: 1,
    digest: 'x',
  } as const;
  writeFileSync(store.folder.pathOf(file.name), 'x');
  const enquiry = { name: 'Asha', email: 'a@example.com', phone: '9876543211', message: '' };
  store.add({ formId: 'enquiry', enquiry, held: undefined, key: 'file', files: [file] });
  expect(namesOf(store, { q: 'sharma' })).toEqual(['Asha']);
});

test('the list leads to what is held and was not handled yet', () => {
  const list = (store: EnquiryStore) => listBody(store, {}, options).text;
  const link = 'held, perhaps from a client: <a href="/?show=held">';
  expect(
    list(storeWith({ Robot: { held: 'robot' }, Another: { held: 'robot' }, Client: { held: 'robot', state: 'contacted' } })),
  ).toContain(`2 ${link}`);
  const handled = list(storeWith({ Ravi: {}, Client: { held: 'robot', state: 'contacted' } }));
  expect(handled).not.toContain(link);
  expect(handled).toContain('held, not emailed');
});
