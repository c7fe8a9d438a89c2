/** Bytes at the beginning of a file in which browsers look for a tag. */
export const headBytes = 1024;
/** A ZIP archive ends with a record of 22 bytes and a comment of up to 65,535. */
export const tailBytes = 22 + 65_535;

/**
 * Whether other programs could take the PDF for another kind: ZIP programs look for a record at the end, browsers for a
 * tag at the beginning. Pictures are re-encoded, which leaves no second kind in them.
 */
export function isPolyglot(head: Buffer, tail: Buffer): boolean {
  return endsAsZip(tail) || /<(?:!doctype|html|head|script|body|svg)\b/i.test(head.toString('latin1'));
}

/** Whether a PDF is whole: its end mark is in the last 1,024 bytes, and nothing after it. */
export function endsAsPdf(tail: Buffer): boolean {
  return /%%EOF[\s\0]*$/.test(tail.toString('latin1', Math.max(0, tail.length - 1024)));
}

/** The record's comment reaches exactly to the end of the file. */
function endsAsZip(tail: Buffer): boolean {
  const record = Buffer.from('PK\x05\x06', 'latin1');
  for (let at = tail.indexOf(record); at >= 0; at = tail.indexOf(record, at + 1)) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true;
  }
  return false;
}
