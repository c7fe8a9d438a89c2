/**
 * Starts a message with the service that the visitor came from: 'Modular Kitchen: ...'. An opening that an earlier
 * visit left gives way to the new one; what the visitor wrote stays.
 */
export function openWithService(message: string, service: string, services: readonly string[]): string {
  const earlier = services.map(openingOf).find((opening) => message.startsWith(opening.trimEnd()));
  const own = earlier ? message.slice(earlier.trimEnd().length).trimStart() : message;
  return openingOf(service) + own;
}

function openingOf(service: string): string {
  return `${service}: `;
}
