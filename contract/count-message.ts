export type CountKind = 'page' | 'saved' | 'quote';

/** The address to which pages send what to count. */
export const countAddress = '/count';

/** The text that adds one: 'page /about', 'saved NAME-OF-A-PHOTOGRAPH', 'quote'. */
export function countMessage(kind: CountKind, name = ''): string {
  return name ? `${kind} ${name}` : kind;
}
