import type { PlanService } from '#content-model/views.ts';
import { estimate } from '#contract/estimate.ts';
import { formatNumber, rupees } from '#contract/format-number.ts';
import type { Project } from '#contract/project.ts';
import type { PlanLine } from './plan.ts';

/** What a project says in a message: the wanted services with their starting prices, the sum, and how many pictures are saved. */
export function projectInWords(project: Project, services: PlanService[]): string {
  const { lines, total, waiting, alternatives } = estimate(services, project);
  const pictures = project.pictures.length;
  return [
    'My project:',
    ...lines.map(lineInWords),
    ...alternatives.map(({ name, price }) => `- ${name}, under one contract: from ${price}`),
    ...(lines.length > waiting.length ? [`Sum: starting from ${rupees(total)}${waiting.length > 0 ? ', areas still missing' : ''}`] : []),
    ...(pictures > 0 ? [`Saved pictures: ${pictures}`] : []),
  ].join('\n');
}

function lineInWords({ service: { name, price }, area, amount }: PlanLine): string {
  if (amount === undefined) return `- ${name}: from ${price}, area still missing`;
  return `- ${name}${area ? `, ${formatNumber(area)} sq ft` : ''}: from ${rupees(amount)}`;
}
