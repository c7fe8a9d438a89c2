import { formatNumber } from '#contract/lib/format-number.ts';
import { countCharacters } from '#contract/lib/text-length.ts';

/**
 * '120 of 500 characters'. It describes the field, so it is read when the field gets the focus, not at each key. `cut`: the
 * field cuts a longer text, as one that is pasted, which is said once it is full.
 */
export function CharacterCount({ text, max, cut = false }: { text: string; max: number; cut?: boolean }) {
  const count = countCharacters(text);
  return (
    <span className={count > max ? 'text-danger' : 'text-ink-soft'}>
      {`${formatNumber(count)} of ${formatNumber(max)} characters${cut && count >= max ? '. Full: a longer text is cut here' : ''}`}
    </span>
  );
}
