const units =
  'days?|weeks?|months?|years?|hours?|minutes?|am|pm|lakhs?|sq ft|sq cm|sq mm|sq m|cm|mm|m|feet|foot|ft|inch(?:es)?|kg|g|litres?|watts?|lux|K|BHK|per cent';

const rules: [RegExp, string][] = [
  // 15-20 days, 20-25%, Mon-Sat, 9:00 AM-7:00 PM: an en dash. Numbers of three parts and longer ones are phone numbers
  // or dates.
  [/(?<![\d-])(\d{1,4}%?)-(?=\d{1,4}(?![\d-]))/g, '$1–'],
  [/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun|AM|PM)-(?=[A-Z\d])/g, '$1–'],
  // 5-year and 24-hour keep together.
  [/(\d)-(?=[a-z])/g, '$1\u2011'],
  // So do a number and its unit, and a standard and its number.
  [new RegExp(`(\\d\\+?) (?=(?:${units})\\b)`, 'gi'), '$1\u00a0'],
  [/\b(sq) (?=ft|cm|mm|m\b)/g, '$1\u00a0'],
  [/\b(IS) (?=\d)/g, '$1\u00a0'],
  // 2BHK is 2 BHK, as in the quote form; 12 x 14 has the sign for times; +91 98765 43210 is one number.
  [/(\d)(?=BHK\b)/g, '$1\u00a0'],
  [/(\d) x (?=\d)/g, '$1\u00a0×\u00a0'],
  [/(\+\d{1,3}) (\d+) (?=\d)/g, '$1\u00a0$2\u00a0'],
  [/(?<=\p{L})'(?=\p{L})/gu, '’'],
];

/**
 * Sets a text as print would: an en dash in ranges, an apostrophe, and numbers that stay with their units at the end of
 * a line. The studio types plain hyphens, quotes and spaces.
 */
export function typeset(text: string): string {
  return rules.reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), text);
}
