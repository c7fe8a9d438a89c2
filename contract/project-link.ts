import { fixedPages } from './page-paths.ts';
import { type Project, projectSchema } from './project.ts';

/** The beginning of the fragment of a link to a project. */
const fragmentStart = '#p=';
/**
 * Ignores what follows the code: a full stop, WhatsApp's italics, tracking parameters. The JSON ends in ']', so its Base64
 * never ends in '-' or '_'.
 */
const linkPattern = /^#p(?:=|%(?:25)?3D)((?:[\w-]*[a-z\d])?)/i;

type OpenedLink = { project: Project; problem?: undefined } | { project?: undefined; problem: string };

/** The fragment of a link, from `#` on, that holds a whole project. Browsers send it to no server. */
export function encodeProject({ version, pictures, services, notes }: Project): string {
  const lists = [
    version,
    pictures.map(({ photo, note }) => (note ? [photo, note] : [photo])),
    services.map(({ slug, area }) => (area ? [slug, area] : [slug])),
    notes,
  ];
  // Some keyboards leave half an emoji, which UTF-8 cannot hold; JSON writes it as an escape.
  const bytes = String.fromCharCode(...new TextEncoder().encode(JSON.stringify(lists)));
  const body = btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return fragmentStart + checksum(body) + body;
}

/** The address that shows a project on any device; `origin` is that of the pages. */
export function projectUrl(project: Project, origin: string): string {
  return `${origin}${fixedPages.planner.path}${encodeProject(project)}`;
}

/** Whether a page's fragment is meant to hold a project. Some programs write '=' as '%3D', or that as '%253D'. */
export function holdsProject(fragment: string): boolean {
  return linkPattern.test(fragment);
}

/** Reads a fragment that `holdsProject`. A link that was cut short or changed gets a message that says what to do. */
export function decodeProject(fragment: string): OpenedLink {
  const [, code = ''] = linkPattern.exec(fragment) ?? [];
  const body = code.slice(checksum('').length);
  const project = code === checksum(body) + body ? projectOf(body) : null;
  return project
    ? { project }
    : { problem: 'This link is incomplete or was changed on its way. Ask for it to be sent again, or copy all of it.' };
}

function projectOf(body: string): Project | null {
  try {
    const bytes = atob(body.replaceAll('-', '+').replaceAll('_', '/'));
    const json = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    const [version, pictures, services, notes] = JSON.parse(json);
    const project = {
      version,
      pictures: pictures.map(([photo, note = '']: [string, string?]) => ({ photo, note })),
      services: services.map(([slug, area]: [string, number?]) => (area === undefined ? { slug } : { slug, area })),
      notes,
    };
    return projectSchema.safeParse(project).data ?? null;
  } catch {
    return null;
  }
}

/** The FNV-1a hash of a text in seven characters: every change of a single character changes it. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, '0');
}
