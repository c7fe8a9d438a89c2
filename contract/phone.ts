import { withAsciiDigits } from './lib/digits.ts';

// Hyphens, dots, brackets, spaces, a comma that ends dictation, and what copied contacts contain: invisible marks, and 'tel:' first.
const noise = /^\s*tel:|,\s*$|\ufe0f|[\s().\u2212\p{Pd}\p{Cf}]/giu;

/** In '+44 (0)20 7946 0958' the zero is dialled at home only. */
const trunkZero = /^(\D*(?:\+|00)\D*\d{1,3}\D*)\(0\)/;

/** 00, or 011 as it is dialled in North America; before fewer digits 011 is the area code of Delhi. */
const exitCode = /^(?:00|011(?=\d{10}))/;

/** No number needs as many characters. Long ones would keep `trunkZero` busy for seconds. */
const maxTyped = 100;

/** A ten-digit mobile number, with or without India's code; a paste behind a typed code has it twice. */
const mobile = /^(?:[+0]?91){0,2}0?([6-9]\d{9})$/;
/** Area code and number are ten digits together; 0 or India's code is before them. */
const landline = /^(?:0|\+?910?)([1-9]\d{9})$/;
/** The area codes of two digits are those of the largest cities; what begins with 79 or 80 is taken for a mobile number. */
const cityNumber = /^\+91(11|20|22|33|40|44)(\d{4})(\d{4})$/;
const abroad = /^\+(?!91)[1-9]\d{9,14}$/;

/**
 * A telephone number in the form in which it is stored: ten digits for an Indian mobile number, else plus, country code
 * and number (E.164: '+914023456789', '+14085551234'). Null if it is none of these.
 */
export function normalisePhone(text: string): string | null {
  if (text.length > maxTyped) return null;
  const plain = withAsciiDigits(text).replace(trunkZero, '$1').replace(noise, '').replace(exitCode, '+');
  const digits = mobile.exec(plain)?.[1];
  if (digits) return digits;
  const areaAndNumber = landline.exec(plain)?.[1];
  if (areaAndNumber) return `+91${areaAndNumber}`;
  return abroad.test(plain) ? plain : null;
}

/**
 * Groups the digits of a number that `normalisePhone` stored: '+91 98765 43210', '+91 40 2345 6789', '+1 408 555 1234'.
 * Other countries group theirs in too many ways and stay as they are: '+442079460958'.
 */
export function formatPhone(number: string): string {
  return number
    .replace(cityNumber, '+91 $1 $2 $3')
    .replace(/^(?:\+91)?(\d{5})(\d{5})$/, '+91 $1 $2')
    .replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3');
}

/** A number that `normalisePhone` stored, with its country code: '+919876543210'. */
export function withCountryCode(number: string): string {
  return number.replace(/^(?!\+)/, '+91');
}
