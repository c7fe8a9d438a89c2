import { Fragment } from 'react';

/**
 * A text that may hold ranges such as 15–20 days. Screen readers skip the dash or call it minus, so they are given the words
 * with "to" instead. A range does not break across lines; a text of several, such as working hours, breaks between them.
 */
export function Range({ text }: { text: string }) {
  if (!text.includes('–')) return text;
  return (
    <>
      <span aria-hidden="true">
        {text.split(' ').map((part, index) => (
          <Fragment key={index}>
            {index > 0 && ' '}
            {part.includes('–') ? <span className="min-[20rem]:whitespace-nowrap">{part}</span> : part}
          </Fragment>
        ))}
      </span>
      <span className="sr-only select-none">{text.replaceAll('–', ' to ')}</span>
    </>
  );
}
