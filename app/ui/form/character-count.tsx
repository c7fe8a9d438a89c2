import { formatNumber } from '#contract/lib/format-number.ts';
import { countCharacters } from '#contract/lib/text-length.ts';

/** '120 of 500 characters'. It describes the field, so it is read when the field gets the focus, not at each key. */
export function CharacterCount({ text, max }: { text: string; max: number }) {
  const count = countCharacters(text);
  return (
    <span className={count > max ? 'text-danger' : 'text-ink-soft'}>{`${formatNumber(count)} of ${formatNumber(max)} characters`}</span>
  );
}
