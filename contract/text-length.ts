/** Lengths of text, in characters as Unicode counts them (code points): an emoji or a Telugu letter is one. */
import * as z from 'zod/mini';

export const countCharacters = (text: string) => [...text].length;
export const firstCharacters = (text: string, max: number) => [...text].slice(0, max).join('');
export const atLeast = (min: number, error: string) => z.refine<string>((text) => countCharacters(text) >= min, { error, abort: true });
export const atMost = (max: number, error: string) => z.refine<string>((text) => countCharacters(text) <= max, { error, abort: true });
