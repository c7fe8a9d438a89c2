import type { Flat } from '#content-model/views.ts';
import type { Project } from '#contract/project.ts';

/** What makes a project into the changed one. */
export type ProjectChange = (project: Project) => Project;
type WantedService = Project['services'][number];

/** Puts a service into a project, with its area in sq ft if it has one, or takes it out. */
export function setService(slug: string, isWanted: boolean, area?: number): ProjectChange {
  return (project) => ({ ...project, services: withEntry(project.services, 'slug', area ? { slug, area } : { slug }, isWanted) });
}

/** Saves a photograph, or takes it out with its note. */
export function savePicture(photo: string, isSaved: boolean): ProjectChange {
  return (project) => ({ ...project, pictures: withEntry(project.pictures, 'photo', { photo, note: '' }, isSaved) });
}

/** Asks before a picture is removed together with a note on it. */
export function mayRemovePicture(photo: string, { pictures }: Project): boolean {
  return !pictures.some((each) => each.photo === photo && each.note) || confirm('Remove the picture, with your note on it?');
}

/** A list with `entry` at its end, or without it. An entry of the same name stays as it is. */
function withEntry<Entry>(list: Entry[], name: keyof Entry, entry: Entry, isIn: boolean): Entry[] {
  if (!isIn) return list.filter((each) => each[name] !== entry[name]);
  return list.some((each) => each[name] === entry[name]) ? list : [...list, entry];
}

/** Gives a wanted service its area in sq ft, or takes it away. */
export function setArea(slug: string, area: number | undefined): ProjectChange {
  const wanted: WantedService = area === undefined ? { slug } : { slug, area };
  return (project) => ({ ...project, services: project.services.map((each) => (each.slug === slug ? wanted : each)) });
}

/**
 * Fills a project with what a flat usually has, in place of what another flat has filled in; or takes that out again,
 * if the project has it. An area that the visitor has changed stays, and so does a service that no flat has.
 */
export function toggleFlat(flat: Flat, flats: readonly Flat[]): ProjectChange {
  return (project) => ({
    ...project,
    services: hasFlat(project.services, flat, flats) ? project.services.filter(isOwnChoice([flat])) : filled(project.services, flat, flats),
  });
}

/** Whether the project has every service of this flat, and none that another flat filled in. */
export function hasFlat(services: readonly WantedService[], flat: Flat, flats: readonly Flat[]): boolean {
  const isThere = ({ slug }: WantedService) => services.some((each) => each.slug === slug);
  const isOfAnother = (wanted: WantedService) => isOwnChoice([flat])(wanted) && !isOwnChoice(flats)(wanted);
  return flat.services.every(isThere) && !services.some(isOfAnother);
}

function filled(services: readonly WantedService[], flat: Flat, flats: readonly Flat[]): WantedService[] {
  // What was added without an area gets the flat's.
  const hasNoArea = ({ slug, area }: WantedService) => area === undefined && flat.services.some((each) => each.slug === slug);
  const kept = services.filter((wanted) => isOwnChoice(flats)(wanted) && !hasNoArea(wanted));
  return [...kept, ...flat.services.filter(({ slug }) => kept.every((each) => each.slug !== slug))];
}

/** Whether none of these flats has the service with this area: then the visitor has added or changed it. */
function isOwnChoice(flats: readonly Flat[]): (wanted: WantedService) => boolean {
  return ({ slug, area }) => !flats.some(({ services }) => services.some((each) => each.slug === slug && each.area === area));
}
