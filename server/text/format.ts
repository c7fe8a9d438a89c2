import { indianTime } from '#contract/indian-day.ts';

/** `2026-02-05 14:05 IST`: Indian time, in an order that sorts. */
export function formatTime(milliseconds: number): string {
  return `${indianTime(milliseconds).replace('T', ' ')} IST`;
}

/**
 * Groups the digits of a number that `normalisePhone` stored: '+91 98765 43210', '+91 40234 56789', '+1 408 555 1234'.
 * Other countries group theirs in too many ways and stay as they are: '+442079460958'.
 */
export function formatPhone(number: string): string {
  return number.replace(/^(?:\+91)?(\d{5})(\d{5})$/, '+91 $1 $2').replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3');
}
