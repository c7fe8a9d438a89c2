import { cleanFileName, fileMessages, fileTypeOf, signatureBytes } from '#contract/files.ts';
import { createTaskQueue } from '#contract/lib/task-queue.ts';
import { limits } from '#contract/limits.ts';

const { maxCount, maxBytes, maxTotalBytes, maxSidePx } = limits.files;

/** Runs work on the form's files once earlier work is done. */
export const queueFileWork = createTaskQueue();

/** The photograph that a reduced one was made from. */
const originals = new WeakMap<File, File>();

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
    if (files.some((other) => isSame(originals.get(other) ?? other, file))) continue;
    const start = await startOf(file).catch(() => undefined);
    const type = fileTypeOf(start ?? '');
    if (start === undefined) problems.push(fileMessages.unreadable(name));
    else if (file.size === 0) problems.push(fileMessages.empty(name));
    else if (!type) problems.push(fileMessages.type(name));
    else if (files.length >= maxCount) problems.push(fileMessages.count);
    else {
      const ready = type.startsWith('image/') ? await reduced(file).catch(() => file) : file;
      if (ready.size > maxBytes) problems.push(fileMessages.size(name));
      else if (totalOf(files) + ready.size > maxTotalBytes) problems.push(fileMessages.total);
      else files.push(ready);
    }
  }
  return { files, problems: [...new Set(problems)] };
}

/** Bytes of all files together. */
export function totalOf(files: readonly File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}

/** Its first bytes as Latin-1. */
async function startOf(file: File): Promise<string> {
  return String.fromCharCode(...new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()));
}

/** A picture of at most `maxSidePx` pixels on its longer side, as JPEG; the file itself if that is not smaller. */
async function reduced(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file);
  try {
    const scale = maxSidePx / Math.max(bitmap.width, bitmap.height);
    if (scale >= 1) return file;
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.imageSmoothingQuality = 'high';
    // JPEG has no transparency: without this it turns black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
    if (blob.size >= file.size) return file;
    const smaller = new File([blob], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: 'image/jpeg', lastModified: file.lastModified });
    originals.set(smaller, file);
    return smaller;
  } finally {
    bitmap.close();
  }
}
