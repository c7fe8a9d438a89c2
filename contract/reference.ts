/**
 * A short reference of an enquiry, '3F9A-20C1', from the hexadecimal digits of its idempotency key: the page, the
 * studio's email and `npm run enquiries` show it. There are four thousand million; two enquiries may share one.
 */
export function referenceOf(key: string): string {
  return `${key.slice(0, 4)}-${key.slice(4, 8)}`.toUpperCase();
}
