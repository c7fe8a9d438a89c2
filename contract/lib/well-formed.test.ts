import { expect, test } from 'vitest';
import { wellFormed } from './well-formed.ts';

test.each(['', 'a', '🏠', '🏠🏠', 'a\ud83c', '\udfe0b', '\ud83c\ud83c\udfe0\udfe0', '\udfe0\ud83c'])(
  '%j becomes what toWellFormed makes of it',
  (text) => {
    expect(wellFormed(text)).toBe(text.toWellFormed());
  },
);
