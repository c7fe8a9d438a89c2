import type { ComponentProps } from 'react';

/** A link in or beside running text. */
export function TextLink({ className = '', ...props }: ComponentProps<'a'>) {
  return <a className={`text-link ${className}`} {...props} />;
}

/** The name of a page in a table, a list or below a picture: its line is pale until it is pointed at. */
export function QuietLink({ className = '', ...props }: ComponentProps<'a'>) {
  return (
    <a className={`underline decoration-line decoration-1 underline-offset-[0.25em] hover:decoration-accent ${className}`} {...props} />
  );
}

const lineSizes = { sm: 'min-h-6 text-small', lg: 'min-h-11 hover:text-accent' };

/** A link on a line of its own: `sm` is as high as WCAG asks (24 px), `lg` as high as a finger (44 px). */
export function StandaloneLink({ size = 'sm', ...props }: ComponentProps<'a'> & { size?: keyof typeof lineSizes }) {
  return <TextLink className={`inline-flex items-center ${lineSizes[size]}`} {...props} />;
}

/** For links that leave this website; their words, or their label, end with the hint. */
export const inNewTab = { target: '_blank', rel: 'noopener noreferrer' };
export const newTabHint = ' (opens in a new tab)';

export function NewTabHint() {
  return <span className="sr-only">{newTabHint}</span>;
}
