import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Confirmation } from '#app/enquiry/confirmation.tsx';
import { ConsultationFields } from '#app/enquiry/consultation-fields.tsx';
import { contactDraft } from '#app/enquiry/contact-draft.ts';
import { EnquiryFields } from '#app/enquiry/enquiry-fields.tsx';
import { ProjectCheckbox } from '#app/project/project-checkbox.tsx';
import { type FullEnquiry, fullEnquirySchema, parseProject } from '#contract/full-enquiry.ts';
import { addDays, indianToday } from '#contract/lib/indian-day.ts';
import type { Project } from '#contract/project.ts';
import { formPage } from '#server/collector/form-page.ts';
import { EnquiryStore } from '#server/store/enquiry-store.ts';
import type { StoredEnquiry } from '#server/store/stored-enquiry.ts';
import { temporaryFolder } from '#server/test/test-support.ts';
import { toCsv } from '#server/text/csv.ts';
import { enquiryText } from '#server/text/enquiry-text.ts';
import { searchEnquiries } from '#server/text/search-enquiries.ts';
import { enquiryBody } from './enquiry-page.ts';

const projectOf = (notes: string, photos: string[] = []) =>
  JSON.stringify({ version: 1, pictures: photos.map((photo) => ({ photo, note: '' })), services: [], notes });

/** Two values of each field, as the schema writes them. */
const examples: { [Field in keyof FullEnquiry]-?: [FullEnquiry[Field], FullEnquiry[Field]] } = {
  name: ['Asha', 'Ravi'],
  email: ['asha@example.com', 'ravi@example.com'],
  phone: ['9876543210', '9876543211'],
  message: ['Two bedrooms', 'A kitchen'],
  project: [projectOf('In teak'), projectOf('In oak', ['oak-bed'])],
  visitDay: [addDays(indianToday(), 1), addDays(indianToday(), 2)],
  visitPart: ['morning', 'evening'],
  visitPlace: ['home', 'studio'],
  visitLocality: ['Kondapur', 'Begumpet'],
};

const outputs: Record<string, (enquiry: StoredEnquiry) => string> = {
  'at the desk': (enquiry) => enquiryBody({ enquiry, draft: 'open' }, String, 14).text,
  'in the email': (enquiry) => enquiryText(enquiry, {}, []),
  'in the spreadsheet': (enquiry) => toCsv([enquiry]),
  // It has a new key each time.
  'in the form without script': (enquiry) => formPage([], { ...enquiry }).replace(/value="[\da-f-]{36}"/, ''),
  'in the confirmation': (stored) =>
    renderToStaticMarkup(
      <Confirmation sent={{ enquiry: fullEnquirySchema.parse(stored), files: [] }} dayParts={[]} process={{ heading: '', text: '' }} />,
    ),
};

const form = renderToStaticMarkup(
  <>
    <EnquiryFields errors={{}} phone="" messageHint="" />
    <ConsultationFields dayParts={[]} day="" error="" />
    <ProjectCheckbox id="project" project={parseProject(projectOf('')) as Project} draft={contactDraft} label="">
      {null}
    </ProjectCheckbox>
  </>,
);

/** An enquiry with the first example of each field, as it is stored. */
function storedEnquiry(store: EnquiryStore): StoredEnquiry {
  const enquiry = fullEnquirySchema.parse(Object.fromEntries(Object.entries(examples).map(([name, [value]]) => [name, value])));
  return store.find(store.add({ formId: 'enquiry', enquiry, files: [], held: undefined, key: 'a' }).id) as StoredEnquiry;
}

test.each(Object.keys(fullEnquirySchema.shape) as (keyof FullEnquiry)[])(
  'what was sent as %s is asked, stored, and shown everywhere',
  (field) => {
    expect.soft(form, 'asked').toContain(`name="${field}"`);
    using store = new EnquiryStore(temporaryFolder(), { create: true });
    const stored = storedEnquiry(store);
    const [value, another] = examples[field];
    expect(stored[field]).toBe(value);
    for (const [place, output] of Object.entries(outputs)) {
      expect.soft(output({ ...stored, [field]: another } as StoredEnquiry), place).not.toBe(output(stored));
    }
  },
);

test.each(['asha', '98765 43210', 'two bedrooms', 'teak', 'kondapur', 'site visit'])('a search for %s finds it', (words) => {
  using store = new EnquiryStore(temporaryFolder(), { create: true });
  expect(searchEnquiries([storedEnquiry(store)], [words])).toHaveLength(1);
});
