const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** `2026-02-05 14:05 IST`: the studio's own clock, in an order that sorts. */
export function formatTime(milliseconds: number): string {
  const part = Object.fromEntries(time.formatToParts(milliseconds).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute} IST`;
}

/** `+91 98765 43210` */
export function formatPhone(digits: string): string {
  return `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
}
