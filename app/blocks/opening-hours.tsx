import site from 'virtual:content/site';
import { RangeText } from '#app/ui/range-text.tsx';

/** A line for each part of the week. */
export function OpeningHours() {
  return site.studio.hours.map(({ label }) => <RangeText key={label} text={label} className="block" />);
}
