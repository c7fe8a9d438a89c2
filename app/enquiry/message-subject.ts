import { countCharacters } from '#contract/lib/text-length.ts';
import { limits } from '#contract/limits.ts';

/**
 * Starts a message with what the visitor came from, a service or a picture: 'Modular Kitchen: ...'. Replaces the subject
 * of an earlier visit and keeps what the visitor wrote. If both together are too long, returns the message alone.
 */
export function withSubject(message: string, subject: string, subjects: readonly string[]): string {
  const earlier = subjects.map((each) => `${each}:`).find((start) => message.startsWith(start));
  const own = earlier ? message.slice(earlier.length).trimStart() : message;
  const whole = `${subject}: ${own}`;
  return countCharacters(whole) <= limits.message.max ? whole : own;
}

type Subject = { slug: string; name: string };

/** The name of what the visitor comes from: the query of the address has `service={slug}` or `picture={photo}`. */
export function subjectOf(query: string, subjects: { service: Subject[]; picture: Subject[] }): string | undefined {
  const parameters = new URLSearchParams(query);
  const find = (kind: 'service' | 'picture') => subjects[kind].find(({ slug }) => slug === parameters.get(kind))?.name;
  return find('service') ?? find('picture');
}
