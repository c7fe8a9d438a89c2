/** A time by the 24-hour clock, such as '16:30' or '16:30:00 GMT+0100', in words: '4:30 PM', '12 noon'. */
export function clockTime(time: string): string {
  const [hour, minute] = time.split(':');
  if (hour === '12' && minute === '00') return '12\u00a0noon';
  return `${Number(hour) % 12 || 12}:${minute}\u00a0${Number(hour) < 12 ? 'AM' : 'PM'}`;
}
