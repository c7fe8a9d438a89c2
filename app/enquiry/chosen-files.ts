import { cleanFileName, fileEndings, fileMessages } from '#contract/files.ts';
import { limits } from '#contract/limits.ts';
import { oneAfterAnother } from '#contract/one-after-another.ts';

const { count, bytes, totalBytes, photoSide } = limits.files;

/** Runs work on the form's files once earlier work is done. */
export const queueFileWork = oneAfterAnother();

/** Whether a file's type, or its ending where the system gives no type, is accepted. The server checks the content. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  if (type) return Object.hasOwn(fileEndings, type);
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return (Object.values(fileEndings) as string[]).includes(ending === 'jpeg' ? 'jpg' : ending);
}

export type AddedFiles = { files: File[]; problems: string[] };

/**
 * Adds files to those already chosen and reduces photographs. A file that cannot be sent is left out, with the reason
 * in `problems`; one that is already there is not added again.
 */
export async function addFiles(present: readonly File[], added: readonly File[]): Promise<AddedFiles> {
  const files = [...present];
  const problems: string[] = [];
  for (const file of added) {
    const name = cleanFileName(file.name);
    if (files.some((other) => isSame(other, file))) continue;
    if (file.size === 0) problems.push(fileMessages.empty(name));
    else if (!isAccepted(file)) problems.push(fileMessages.type(name));
    else if (files.length >= count) problems.push(fileMessages.count);
    else {
      const ready = file.type.startsWith('image/') ? await reduced(file).catch(() => file) : file;
      if (ready.size > bytes) problems.push(fileMessages.size(name));
      else if (totalOf(files) + ready.size > totalBytes) problems.push(fileMessages.total);
      else files.push(ready);
    }
  }
  return { files, problems: [...new Set(problems)] };
}

export function totalOf(files: readonly File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** A photograph that was reduced is the same as its original. */
function isSame(one: File, other: File): boolean {
  return one.lastModified === other.lastModified && baseOf(one) === baseOf(other);
}

function baseOf({ name }: File): string {
  return name.replace(/\.\w+$/, '');
}

/** A picture of at most `photoSide` pixels on its longer side, as JPEG; the file itself where that is not smaller. */
async function reduced(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file);
  try {
    const scale = photoSide / Math.max(bitmap.width, bitmap.height);
    if (scale >= 1) return file;
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.imageSmoothingQuality = 'high';
    // JPEG has no transparency: without this it turns black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
    if (blob.size >= file.size) return file;
    return new File([blob], `${baseOf(file)}.jpg`, { type: 'image/jpeg', lastModified: file.lastModified });
  } finally {
    bitmap.close();
  }
}
