import plan from 'virtual:content/plan';
import { estimate } from '#contract/estimate.ts';
import { rupees } from '#contract/format-number.ts';
import { schedule } from './plan.ts';
import { hasFlat } from './project-changes.ts';
import { readSaved } from './stored-project.ts';

/** Shows the sum and the flats of the band on the home page as the visitor's project is. */
export function showCost(): void {
  const { services } = readSaved();
  const { lines, total } = estimate(plan.services, { services });
  const days = schedule({ lines }).inWords.replace('–', ' to ');
  write('sum', lines.length > 0 ? rupees(total) : '–');
  write('days', lines.length > 0 ? `${days} days, one service after another` : 'Nothing ticked yet');
  // Without a box of its own in the band.
  const further = lines.filter(({ service: { slug } }) => !document.querySelector(`[data-cost-band] [data-want="${slug}"]`));
  const names = further.map(({ service, amount }) => (amount === undefined ? `${service.name} (its area is missing)` : service.name));
  write('further', names.length > 0 ? `With ${names.join(', ')}` : '');
  for (const button of document.querySelectorAll<HTMLElement>('[data-flat]')) {
    const flat = plan.flats.find(({ name }) => name === button.dataset.flat);
    if (flat) button.setAttribute('aria-pressed', String(hasFlat(services, flat, plan.flats)));
  }
}

/** Only what changes, because a live region may read what is written again. */
function write(part: string, text: string): void {
  const element = document.querySelector(`[data-cost="${part}"]`);
  if (element && element.textContent !== text) element.textContent = text;
}
