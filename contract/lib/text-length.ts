/** Lengths of text, in characters as Unicode counts them (code points): an emoji is one. */
import * as z from 'zod/mini';

export const countCharacters = (text: string) => [...text].length;
/** The `maxLength` of a field with this text: HTML counts UTF-16 units, of which an emoji has two. */
export const maxLengthFor = (text: string, max: number) => max + text.length - countCharacters(text);
export const minCharacters = (min: number, error: string) =>
  z.refine<string>((text) => countCharacters(text) >= min, { error, abort: true });
export const maxCharacters = (max: number, error: string) =>
  z.refine<string>((text) => countCharacters(text) <= max, { error, abort: true });
