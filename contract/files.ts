/** Files that an enquiry may contain. Without zod: the page loads this when a file is chosen. */
import { limits } from './limits.ts';

/** By type, the ending of a stored file's name. */
export const fileExtensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'application/pdf': 'pdf' } as const;

/** For `<input accept>`: phones offer the camera, and iPhones hand over JPEG because HEIC is not listed. */
export const acceptedFiles = Object.keys(fileExtensions).join(',');

export type FileType = keyof typeof fileExtensions;

const { maxCount, maxBytes, maxTotalBytes } = limits.files;

/** Why a file is refused; page and collector say the same. */
export const fileMessages = {
  type: (name: string) => `“${name}” is not a JPEG, PNG, WebP or PDF file: send it as one of these, or by email`,
  /** A folder, or a file that was moved or is in a cloud. */
  unreadable: (name: string) => `“${name}” cannot be read on this device: choose it again`,
  empty: (name: string) => `“${name}” is empty`,
  size: (name: string) => `“${name}” is larger than ${formatSize(maxBytes)}`,
  count: `Send ${maxCount} files at most`,
  total: `The files are larger than ${formatSize(maxTotalBytes)} together`,
};

/** How many bytes `fileTypeOf` needs. */
export const signatureBytes = 12;

/** The type by a file's first bytes as Latin-1, whatever it is called; undefined if it is none that we take. */
export function fileTypeOf(start: string): FileType | undefined {
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'image/webp';
  if (start.startsWith('%PDF-')) return 'application/pdf';
  return undefined;
}

/** '840 KB', '2.4 MB'. */
export function formatSize(size: number): string {
  const megabytes = size / 1024 / 1024;
  return megabytes < 1 ? `${Math.max(1, Math.round(size / 1024))} KB` : `${megabytes.toFixed(1).replace('.0', '')} MB`;
}

/**
 * A file's name as the visitor gave it, fit for a list, a mail and a disk: without its folder, control and direction
 * signs, and at most 200 bytes in UTF-8; 'file' if nothing is left.
 */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029<>:"|?*]/gu, '').replace(/^[. ]+|[. ]+$/g, '');
  const encoder = new TextEncoder();
  if (encoder.encode(clean).length <= 200) return clean || 'file';
  const ending = /\.\w{1,5}$/.exec(clean)?.[0] ?? '';
  // Whole characters only.
  const { read } = encoder.encodeInto(clean, new Uint8Array(200 - ending.length));
  return clean.slice(0, read) + ending;
}
