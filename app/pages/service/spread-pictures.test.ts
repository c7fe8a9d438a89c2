import { expect, test } from 'vitest';
import type { Block, Picture } from '#content-model/views.ts';
import { spreadPictures } from './spread-pictures.ts';

const heading: Block = { kind: 'heading', level: 2, children: ['Heading'] };
const paragraph: Block = { kind: 'paragraph', children: ['Words'] };
const pictures = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name }) as Picture);

function placesOf(article: Block[], count: number): string[][] {
  return spreadPictures(article, pictures.slice(0, count)).map(({ after }) => after.map(({ name }) => name));
}

test('a section is a heading with what follows it, and nothing of the text is lost', () => {
  const article = [paragraph, heading, paragraph, paragraph, heading, paragraph];
  const sections = spreadPictures(article, pictures).map(({ blocks }) => blocks);
  expect(sections).toEqual([[paragraph], [heading, paragraph, paragraph], [heading, paragraph]]);
});

test('the pictures keep their order and are spread between the sections', () => {
  const six = Array.from({ length: 6 }, () => [heading, paragraph]).flat();
  expect(placesOf(six, 3)).toEqual([['a'], ['b'], [], ['c'], [], []]);
});

test('no picture is lost where there are more pictures than sections', () => {
  expect(placesOf([heading, paragraph, heading, paragraph], 5)).toEqual([['a', 'b', 'c', 'd', 'e'], []]);
  expect(placesOf([paragraph], 3)).toEqual([['a', 'b', 'c']]);
});
