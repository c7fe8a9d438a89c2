import { createConcurrencyLimit } from '#server/http/concurrency-limit.ts';
import type { FileFolder } from '#server/store/file-folder.ts';

/** Each has a file open. */
const maxUploads = 24;
/** Without it one sender could use every upload for half an hour. */
const maxPerSender = 3;

/** Limits uploads: how many at once, and to the space of the disk and the `quota` of the folder, in bytes. */
export function createUploadCapacity(folder: FileFolder, quota: number) {
  const beginUpload = createConcurrencyLimit(maxPerSender);
  let [count, reserved] = [0, 0];

  /** Whether so many bytes fit beside the `used` ones that are stored and those reserved by others. */
  function hasSpace(bytes: number, used: number): boolean {
    return used + reserved + bytes <= quota && reserved + bytes <= folder.free();
  }

  /** Reserves space for an upload from an IP address. Returns what frees it, or undefined if too many are under way. */
  function reserve(ip: string, bytes: number): (() => void) | undefined {
    const end = count < maxUploads ? beginUpload(ip) : undefined;
    if (!end) return undefined;
    count += 1;
    reserved += bytes;
    return () => {
      count -= 1;
      reserved -= bytes;
      end();
    };
  }

  return { hasSpace, reserve };
}
