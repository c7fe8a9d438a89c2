/** Telugu, Devanagari and every other script's decimal digits as 0 to 9. */
export function withAsciiDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit.codePointAt(0) as number)));
}

/** Unicode keeps the ten digits of a script together, zero first: the value is the number of digits before it. */
function digitValue(codePoint: number): number {
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(codePoint - before - 1))) before += 1;
  return before % 10;
}
