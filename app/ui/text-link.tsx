import type { ComponentProps } from 'react';

/** A link in or beside running text. */
export function TextLink({ className = '', ...props }: ComponentProps<'a'>) {
  return <a className={`underline decoration-brass underline-offset-4 ${className}`} {...props} />;
}

/** The name of a page in a table, a list or below a picture: its line is pale until it is pointed at. */
export function ListLink({ className = '', ...props }: ComponentProps<'a'>) {
  return (
    <a className={`underline decoration-line decoration-1 underline-offset-[0.25em] hover:decoration-accent ${className}`} {...props} />
  );
}

/** A link by itself, as large as a finger. */
export function SingleLink(props: ComponentProps<'a'>) {
  return <TextLink className="inline-flex min-h-11 items-center hover:text-accent" {...props} />;
}

/** A link on a line of its own below a text, of the least height for a finger. */
export function LineLink(props: ComponentProps<'a'>) {
  return <TextLink className="inline-flex min-h-6 items-center text-small" {...props} />;
}

/** The title of a card, whose link covers all of it: the card is `group relative`. */
export function CardLink(props: ComponentProps<'a'>) {
  return <a className="card-link" {...props} />;
}

/** For links that leave this website; their words end with NewTabHint. */
export const inNewTab = { target: '_blank', rel: 'noopener noreferrer' };

export function NewTabHint() {
  return <span className="sr-only"> (opens in a new tab)</span>;
}
