import { countCharacters } from '#contract/count-characters.ts';
import { formatNumber } from '#contract/format-number.ts';

/** '120 of 500 characters'. Not announced at each key: it describes the field, so it is read when the field is reached. */
export function CharacterCount({ text, most }: { text: string; most: number }) {
  const count = countCharacters(text);
  return (
    <span className={count > most ? 'text-danger' : 'text-ink-soft'}>
      {formatNumber(count)} of {formatNumber(most)} characters
    </span>
  );
}
