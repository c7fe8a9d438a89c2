/** Lengths of text, in characters as Unicode counts them (code points): an emoji or a Telugu letter is one. */
import * as z from 'zod/mini';

export const atLeast = (min: number, error: string) => z.refine<string>((text) => [...text].length >= min, { error, abort: true });
export const atMost = (max: number, error: string) => z.refine<string>((text) => [...text].length <= max, { error, abort: true });
