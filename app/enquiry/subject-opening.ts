/**
 * Starts a message with what the visitor came from, a service or a picture: 'Modular Kitchen: ...'. An opening that an
 * earlier visit left gives way to the new one; what the visitor wrote stays.
 */
export function openWithSubject(message: string, subject: string, subjects: readonly string[]): string {
  const earlier = subjects.map((each) => `${each}:`).find((opening) => message.startsWith(opening));
  return `${subject}: ${earlier ? message.slice(earlier.length).trimStart() : message}`;
}
