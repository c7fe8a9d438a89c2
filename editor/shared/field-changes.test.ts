import { expect, test } from 'vitest';
import { gallerySchema, homeSchema, serviceSchema, studioSchema } from '#content-model/schema.ts';
import { formOf } from '#editor/form.ts';
import type { FileContent } from './api-types.ts';
import { changesBetween, describeChanges } from './field-changes.ts';

const home = formOf(homeSchema);
const service = formOf(serviceSchema);

test('a changed field is named as its form names it', () => {
  const before = { data: { hero: { headline: 'Old', text: 'Same' } }, body: null };
  const after = { data: { hero: { headline: 'New', text: 'Same' } }, body: null };
  expect(changesBetween(home, before, after)).toEqual([{ name: 'First screen: Headline', before: 'Old', after: 'New' }]);
});

test('a switch is said as its form shows it, and a change is one line', () => {
  const [before, after] = [true, false].map((countUse) => ({ data: { countUse }, body: null }));
  const changes = changesBetween(formOf(studioSchema), before ?? null, after ?? null);
  expect(changes).toMatchObject([{ before: 'Yes', after: 'No' }]);
  expect(describeChanges(changes)).toMatch(/: Yes → No$/);
  expect(describeChanges([{ name: 'Text', before: '', after: 'One\n\ntwo' }])).toBe('Text: One two');
});

test('an entry that is added or taken out is a field without a text on one side', () => {
  const [one, two] = [
    { data: { benefits: ['A word'] }, body: '' },
    { data: { benefits: ['A word', 'B word'] }, body: '' },
  ];
  expect(changesBetween(service, one, two)).toEqual([{ name: 'Benefits 2', before: '', after: 'B word' }]);
  expect(changesBetween(service, two, one)).toEqual([{ name: 'Benefits 2', before: 'B word', after: '' }]);
});

const gallery = (pictures: object[]) => ({ data: { pictures }, body: null });
const picture = (photo: string) => ({ photo, title: `The ${photo}`, alt: 'A room' });
const [hall, oak, sofa] = [picture('hall'), picture('oak'), picture('sofa')];
const picturesBetween = (...versions: object[][]) => {
  const [before, after] = versions.map(gallery);
  return changesBetween(formOf(gallerySchema), before ?? null, after ?? null);
};

test('an entry that is taken out is named, and those after it did not change', () => {
  expect(picturesBetween([hall, oak, sofa], [oak, { ...sofa, title: 'A sofa' }])).toEqual([
    { name: 'Pictures 1', before: 'The hall', after: '' },
    { name: 'Pictures 2: Title', before: 'The sofa', after: 'A sofa' },
  ]);
});

test('entries that are moved are one change', () => {
  expect(picturesBetween([hall, oak, sofa], [hall, sofa, oak])).toEqual([
    { name: 'Pictures: order', before: 'The oak\nThe sofa', after: 'The sofa\nThe oak' },
  ]);
});

test('an entry that gets another photograph and title is changed in its place', () => {
  expect(picturesBetween([hall, oak], [hall, sofa])).toEqual([
    { name: 'Pictures 2: Photo', before: 'oak', after: 'sofa' },
    { name: 'Pictures 2: Title', before: 'The oak', after: 'The sofa' },
  ]);
});

test('of a list of texts, one that is taken out leaves the others as they were', () => {
  const [before, after] = [['Two words', 'One'], ['One']].map((benefits) => ({ data: { benefits }, body: null }));
  expect(changesBetween(service, before ?? null, after ?? null)).toEqual([{ name: 'Benefits 1', before: 'Two words', after: '' }]);
});

test('a list of single words is read as one line', () => {
  const [one, two] = [['Monday'], ['Monday', 'Friday']].map((days) => ({ data: { hours: [{ days }] }, body: null }));
  expect(changesBetween(formOf(studioSchema), one as FileContent, two as FileContent)).toEqual([
    { name: 'Opening hours 1: Days', before: 'Monday', after: 'Monday, Friday' },
  ]);
});

test('an entry without a name is named by the first words in it', () => {
  const [hours, none] = [[{ days: ['Monday', 'Friday'], opens: '09:00' }], []].map((hours) => ({ data: { hours }, body: null }));
  expect(changesBetween(formOf(studioSchema), hours ?? null, none ?? null)).toMatchObject([{ before: 'Monday, Friday' }]);
});

test('of a long text, the paragraphs that differ are shown', () => {
  const [one, two] = ['First\n\nSecond\n\nThird', 'First\n\nAnother\n\nThird'].map((body) => ({ data: {}, body }));
  expect(changesBetween(service, one ?? null, two ?? null)).toEqual([{ name: 'Long text', before: 'Second', after: 'Another' }]);
});

test('a new file shows all it says, a deleted one all it said', () => {
  const file = { data: { name: 'Kitchen' }, body: 'Text' };
  expect(changesBetween(service, null, file)).toContainEqual({ name: 'Name', before: '', after: 'Kitchen' });
  expect(changesBetween(service, file, null)).toContainEqual({ name: 'Long text', before: 'Text', after: '' });
});
