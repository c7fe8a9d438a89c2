import { estimateOf, type PricedService, scheduleOf } from './estimate.ts';
import { asTitle } from './lib/as-title.ts';
import { formatCount, formatNumber, rupees } from './lib/format-number.ts';
import type { Project } from './project.ts';

export type NamedService = PricedService & { name: string };

/** A picture's name, and the address that shows a project. */
export type ProjectTextOptions = {
  pictureName?: (photo: string) => string;
  linkTo?: ((project: Project) => string) | undefined;
};

/**
 * A project as lines to read: for the studio's email and its lists, and for a form service that takes text only.
 * `prices`: its `serviceLines` when it was sent; null or '' if it has no services.
 */
export function projectText(project: Project, prices: string | null, { pictureName = asTitle, linkTo }: ProjectTextOptions = {}): string {
  const pictures = project.pictures.map(
    ({ photo, note }) => `- ${pictureName(photo)}${note ? `\n  ${note.replaceAll('\n', '\n  ')}` : ''}`,
  );
  return [
    prices ? 'Project, with the starting prices when it was sent' : 'Project',
    ...(linkTo ? [`Opens in the planner: ${linkTo(project)}`] : []),
    ...section('Services:', prices ? [prices] : []),
    ...section('Pictures:', pictures),
    ...section('Notes:', project.notes ? [project.notes] : []),
  ].join('\n');
}

/** The services and the number of pictures only: a link that opens a mail program must be short (`maxMailtoLength`). */
export function projectSummary(project: Project, services: readonly NamedService[]): string {
  const pictures = project.pictures.length;
  return ['My project:', ...serviceLines(project, services), ...(pictures > 0 ? [`Saved pictures: ${pictures}`] : [])].join('\n');
}

/**
 * The wanted services with their starting prices, the total, and the days of work one after another. As in the planner,
 * what is added up is in figures, and the other prices are in the studio's words.
 */
export function serviceLines(project: Project, services: readonly NamedService[]): string[] {
  const { lines, total, withoutArea, alternatives } = estimateOf(services, project);
  const others = project.services.filter(({ slug }) => !services.some((service) => service.slug === slug));
  // Anybody can write such a slug: 'kitchen-from-50000-rupees' must not pass for a price of ours.
  const unknown = services.length > 0 ? ': not on the website' : '';
  const instead = lines.length > 0 ? ', instead of single services' : '';
  const ofSingle = alternatives.length > 0 ? ' of the single services' : '';
  const without = withoutArea.length > 0 ? ', without the services whose area is not entered' : '';
  return [
    ...lines.map(({ service, area, amount }) => {
      const price = amount === undefined ? `${service.price.words}, area not entered` : rupees(amount);
      return `- ${service.name}${inArea(area)}: from ${price}`;
    }),
    ...alternatives.map(({ name, price }) => `- ${name}${instead}: from ${price.words}`),
    ...others.map(({ slug, area }) => `- ${asTitle(slug)}${inArea(area)}${unknown}`),
    ...(total === undefined ? [] : [`Sum${ofSingle}: starting from ${rupees(total)}${without}`]),
    ...(lines.length > 0 ? [`Days, one service after another: ${scheduleOf({ lines }).dayRange}`] : []),
  ];
}

/** '₹15 lakhs (Villa Interiors) or ₹4,22,000 (single services)'; the sum alone if no alternative is chosen. */
export function startingPrices({ total, alternatives }: { total?: number | undefined; alternatives: readonly NamedService[] }): string {
  const sum = total === undefined ? [] : [rupees(total) + (alternatives.length > 0 ? ' (single services)' : '')];
  return [...alternatives.map(({ name, price }) => `${price.words} (${name})`), ...sum].join(' or ');
}

/** 'Villa Interiors from ₹15 lakhs, or Turnkey Contracting from ₹8 lakhs' */
export function alternativePrices(alternatives: readonly NamedService[]): string {
  return alternatives.map(({ name, price }) => `${name} from ${price.words}`).join(', or ');
}

/** '4 pictures and 1 service' */
export function projectCounts({ pictures, services }: { pictures: readonly unknown[]; services: readonly unknown[] }): string {
  const counts = [formatCount(pictures.length, 'picture'), formatCount(services.length, 'service')].filter(Boolean);
  return counts.join(' and ') || 'your notes';
}

function section(heading: string, lines: string[]): string[] {
  return lines.length > 0 ? ['', heading, ...lines] : [];
}

function inArea(area: number | undefined): string {
  return area === undefined ? '' : `, ${formatNumber(area)} sq ft`;
}
