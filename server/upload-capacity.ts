import type { FileFolder } from './file-folder.ts';
import { OpenPerNetwork } from './networks.ts';

/** Each has one open file. */
const MAX_UPLOADS = 24;
const MAX_PER_NETWORK = 3;

/** Why files cannot be taken now: too many uploads at once, or the folder or disk is full. */
export type NoCapacity = 'busy' | 'full';

/**
 * Decides who may send files now: so many at once, and only what fits into the folder's quota and on the disk. Counted by network too, since
 * one sender could hold every place for half an hour.
 */
export class UploadCapacity {
  readonly #folder: FileFolder;
  readonly #quota: number;
  readonly #ofNetworks = new OpenPerNetwork(MAX_PER_NETWORK);
  #count = 0;
  #reserved = 0;

  /** `quota` in bytes. */
  constructor(folder: FileFolder, quota: number) {
    this.#folder = folder;
    this.#quota = quota;
  }

  /**
   * Reserves space for an upload of `bytes` from an address, beside the `used` bytes that are stored. Returns a function that
   * frees it, or why there is none.
   */
  reserve(address: string, bytes: number, used: number): (() => void) | NoCapacity {
    if (!this.hasSpace(bytes, used)) return 'full';
    const close = this.#count < MAX_UPLOADS ? this.#ofNetworks.open(address) : undefined;
    if (!close) return 'busy';
    this.#count += 1;
    this.#reserved += bytes;
    return () => {
      this.#count -= 1;
      this.#reserved -= bytes;
      close();
    };
  }

  /** Whether so many bytes more fit into the quota and on the disk, beside what others are sending. */
  hasSpace(bytes: number, used: number): boolean {
    return used + this.#reserved + bytes <= this.#quota && this.#reserved + bytes <= this.#folder.free();
  }
}
