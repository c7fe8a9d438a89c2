import site from 'virtual:content/site';
import { RangeText } from '#app/ui/range-text.tsx';

/** A line for each part of the week. */
export function OpeningHours() {
  return site.openingHours.map((text) => <RangeText key={text} text={text} className="block" />);
}
