export type CountKind = 'page' | 'saved' | 'quote';

/** The text that adds one: 'page /about', 'saved NAME-OF-A-PHOTOGRAPH', 'quote'. */
export function countMessage(kind: CountKind, name = ''): string {
  return name ? `${kind} ${name}` : kind;
}
