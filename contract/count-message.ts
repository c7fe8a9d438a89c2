export type CountKind = 'page' | 'saved' | 'quote';

/** Where pages tell our server what to count; `countMessage` is at most so long. */
export const countAddress = '/count';
export const countBytes = 200;

/** The text that adds one: 'page /about', 'saved NAME-OF-A-PHOTOGRAPH', 'quote'. */
export function countMessage(kind: CountKind, name = ''): string {
  return name ? `${kind} ${name}` : kind;
}
