import type { FileFolder } from './file-folder.ts';
import { networksOf } from './rate-limit.ts';

/** Each has one open file. */
const MAX_UPLOADS = 24;
const MAX_PER_NETWORK = 3;

/** Why there is no room: too many at once, or the folder or disk is full. */
export type NoRoom = 'busy' | 'full';

/** Decides who may send files now: so many at once, and only what fits into the folder's quota and on the disk. */
export class UploadRoom {
  readonly #folder: FileFolder;
  readonly #quota: number;
  readonly #uploads = new Map<string, number>();
  #count = 0;
  #reserved = 0;

  /** `quota` in bytes. */
  constructor(folder: FileFolder, quota: number) {
    this.#folder = folder;
    this.#quota = quota;
  }

  /**
   * Reserves room for an upload of so many bytes from an address, beside the `used` bytes that are stored. Returns what gives the
   * room back, or why there is none.
   */
  enter(address: string, bytes: number, used: number): (() => void) | NoRoom {
    const network = networksOf(address)[0]?.name ?? address;
    const ofNetwork = this.#uploads.get(network) ?? 0;
    if (this.#count >= MAX_UPLOADS || ofNetwork >= MAX_PER_NETWORK) return 'busy';
    if (!this.hasSpace(bytes, used)) return 'full';
    this.#count += 1;
    this.#reserved += bytes;
    this.#uploads.set(network, ofNetwork + 1);
    return () => {
      this.#count -= 1;
      this.#reserved -= bytes;
      const left = (this.#uploads.get(network) ?? 1) - 1;
      if (left === 0) this.#uploads.delete(network);
      else this.#uploads.set(network, left);
    };
  }

  /** Whether so many bytes more fit into the quota and on the disk, beside what others are sending. */
  hasSpace(bytes: number, used: number): boolean {
    return used + this.#reserved + bytes <= this.#quota && this.#reserved + bytes <= this.#folder.free();
  }
}
