import { expect, test } from 'vitest';
import { mergeFields } from './merge-fields.ts';

const base = { price: 'base', timeline: 'base', card: { text: 'base', title: 'base' }, list: ['a', 'b'], note: 'base' };

test('what one side changed is kept from both, at any depth; a key may be new or gone', () => {
  const { note: _, ...left } = base;
  const saved = { ...base, price: 'saved', card: { ...base.card, text: 'saved' }, intro: 'saved' };
  const mine = { ...left, timeline: 'mine', card: { ...base.card, title: 'mine' }, list: ['a'] };
  const both = { ...left, price: 'saved', timeline: 'mine', card: { text: 'saved', title: 'mine' }, list: ['a'], intro: 'saved' };
  expect(mergeFields(base, saved, mine)).toEqual(both);
  expect(mergeFields(base, mine, saved)).toEqual(both);
});

test('what both changed is mine, a list as a whole', () => {
  const [saved, mine] = [
    { ...base, price: 'saved', list: ['a', 'saved'] },
    { ...base, price: 'mine', list: ['mine', 'b'] },
  ];
  expect(mergeFields(base, saved, mine)).toEqual(mine);
  expect(mergeFields(base, mine, saved)).toEqual(saved);
});

test('the focus of one picture is not put on another', () => {
  const picture = { photo: 'oak', alt: 'Oak', focus: '10% 10%' };
  const [saved, mine] = [
    { photo: 'teak', alt: 'Teak' },
    { ...picture, focus: '20% 20%' },
  ];
  expect(mergeFields(picture, saved, mine)).toEqual(mine);
  expect(mergeFields(picture, saved, picture)).toEqual(saved);
});

test('without a base, or where nothing is saved any more, all is mine', () => {
  expect(mergeFields(undefined, { price: 'saved' }, { price: 'mine' })).toEqual({ price: 'mine' });
  expect(mergeFields(base, null, { ...base, price: 'mine' })).toEqual({ ...base, price: 'mine' });
});
