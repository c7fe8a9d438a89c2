import site from 'virtual:content/site';
import { Range } from '#app/ui/range.tsx';

/** A line for each part of the week. */
export function OpeningHours() {
  return site.studio.hours.map(({ label }) => <Range key={label} text={label} className="block" />);
}
