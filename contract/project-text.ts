import type { Project } from './project.ts';

/** How a picture or a service is named in the text; by default, by its slug in words. */
export type Names = { picture?: (photo: string) => string; service?: (slug: string) => string };

/** A project as lines to read: for the studio's email, and for what takes text only. */
export function projectText(project: Project, { picture = readable, service = readable }: Names = {}): string {
  const services = project.services.map(({ slug, area }) => `- ${service(slug)}${area ? `, ${area.toLocaleString('en-IN')} sq ft` : ''}`);
  const pictures = project.pictures.map(({ photo, note }) => `- ${picture(photo)}${note ? `\n  ${note.replaceAll('\n', '\n  ')}` : ''}`);
  return [
    'Project',
    ...(services.length > 0 ? ['', 'Services:', ...services] : []),
    ...(pictures.length > 0 ? ['', 'Pictures:', ...pictures] : []),
    ...(project.notes ? ['', 'Notes:', project.notes] : []),
  ].join('\n');
}

/** '4 pictures and 1 service' */
export function projectSize({ pictures, services }: { pictures: readonly unknown[]; services: readonly unknown[] }): string {
  const counts = [count(pictures.length, 'picture'), count(services.length, 'service')].filter(Boolean);
  return counts.join(' and ') || 'your notes';
}

function count(number: number, what: string): string {
  return number === 0 ? '' : `${number} ${what}${number === 1 ? '' : 's'}`;
}

/** 'modular-kitchen' becomes 'Modular kitchen'. */
export function readable(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
