/**
 * A text that may hold ranges such as 15–20 days. Screen readers skip the dash or call it minus, so they are given the words
 * with "to" instead. A range does not break across lines.
 */
export function Range({ text }: { text: string }) {
  if (!text.includes('–')) return text;
  return (
    <>
      <span aria-hidden="true" className="min-[20rem]:whitespace-nowrap">
        {text}
      </span>
      <span className="sr-only select-none">{text.replaceAll('–', ' to ')}</span>
    </>
  );
}
