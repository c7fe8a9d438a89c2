import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

/** The `data-` attributes that several folders use, by where they are. Others are of one folder: a page and its script. */
const shared = {
  html: {
    'data-script': 'script runs',
    'data-theme': 'the chosen theme',
    'data-counts': 'use is counted',
    'data-contact-bar': 'phones have the contact bar',
  },
  islandsAndCarousels: {
    'data-island': 'names its file',
    'data-awake': 'its code runs',
    'data-carousel': 'the whole carousel',
    'data-carousel-row': 'what moves',
    'data-carousel-viewport': 'what is scrolled',
    'data-carousel-play': 'its Pause button',
    'data-paused': 'it pauses',
    'data-running': 'script moves it',
  },
  pressed: {
    'data-opens': 'names a dialog',
    'data-closes': 'names a dialog',
    'data-picture': 'the picture that a link opens',
    'data-want': 'the service that a control adds',
  },
  filledInOrMeasuredByScript: {
    'data-saved-count': 'the number of what is saved',
    'data-saved-words': 'the same in words',
    'data-height-variable': "the CSS variable that gets the element's height",
    'data-shows-focused': 'a row that scrolls to what has the focus',
  },
  askedByStyles: {
    'data-notice': 'hides the contact bar',
    'data-current': "marks the menu's entry above this page",
    'data-rooms': 'shows what is chosen in forced colours',
    'data-finishes': 'shows what is chosen in forced colours',
    'data-walk-controls': 'shows what is chosen in forced colours',
    'data-sheet': 'shows a project as on paper',
    'data-brief': 'prints a project instead of the page',
  },
};

/** The `data-` attributes of a file, also where script reads them as `dataset.showsFocused`. */
function attributesOf(file: string): { name: string; folder: string }[] {
  const inScript = (_: string, name: string) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const text = readFileSync(file, 'utf8').replace(/dataset\.(\w+)/g, inScript);
  return [...text.matchAll(/data-[a-z]+(?:-[a-z]+)*/g)].map(([name]) => ({ name, folder: dirname(file) }));
}

test('the list above has the data- attributes that several folders use, and no other', () => {
  const listed = Object.values(shared).flatMap((group) => Object.keys(group));
  const used = Map.groupBy(globSync('app/**/*.{ts,tsx,css}', { exclude: ['**/*.test.*'] }).flatMap(attributesOf), ({ name }) => name);
  const inSeveral = [...used].filter(([, uses]) => new Set(uses.map(({ folder }) => folder)).size > 1).map(([name]) => name);
  expect(listed.toSorted()).toEqual(inSeveral.toSorted());
});
