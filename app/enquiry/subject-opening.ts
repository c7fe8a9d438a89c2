/**
 * Starts a message with what the visitor came from, a service or a picture: 'Modular Kitchen: ...'. An opening that an
 * earlier visit left gives way to the new one; what the visitor wrote stays.
 */
export function openWithSubject(message: string, subject: string, subjects: readonly string[]): string {
  const earlier = subjects.map(openingOf).find((opening) => message.startsWith(opening.trimEnd()));
  const own = earlier ? message.slice(earlier.trimEnd().length).trimStart() : message;
  return openingOf(subject) + own;
}

function openingOf(subject: string): string {
  return `${subject}: `;
}
