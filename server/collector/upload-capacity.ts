import { createConcurrencyLimit } from '#server/http/concurrency-limit.ts';
import type { FileFolder } from '#server/store/file-folder.ts';

/** Each has one open file. */
const maxUploads = 24;
/** One sender could hold every place for half an hour. */
const maxPerSender = 3;

/** Limits uploads: so many at once, and what fits the disk and the `quota` of the folder in bytes. */
export function createUploadCapacity(folder: FileFolder, quota: number) {
  const beginUpload = createConcurrencyLimit(maxPerSender);
  let [count, reserved] = [0, 0];

  /** Whether so many bytes more fit beside the `used` ones that are stored and those that others are sending. */
  function hasSpace(bytes: number, used: number): boolean {
    return used + reserved + bytes <= quota && reserved + bytes <= folder.free();
  }

  /** Reserves space for an upload from an address. Returns what frees it, or undefined where too many are under way. */
  function reserve(address: string, bytes: number): (() => void) | undefined {
    const close = count < maxUploads ? beginUpload(address) : undefined;
    if (!close) return undefined;
    count += 1;
    reserved += bytes;
    return () => {
      count -= 1;
      reserved -= bytes;
      close();
    };
  }

  return { hasSpace, reserve };
}
