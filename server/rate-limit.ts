import { isIPv6 } from 'node:net';

/**
 * Counts in windows of fixed length, for each address and for all together. Memory is bounded: an address is only
 * remembered once it was let through, which `total` limits, and every new window starts empty.
 */
export class RateLimit {
  readonly #perAddress: number;
  readonly #total: number;
  readonly #windowMs: number;
  readonly #counts = new Map<string, number>();
  #sum = 0;
  #windowEnd = 0;
  #forgetting: NodeJS.Timeout | undefined;

  constructor(limits: { perAddress: number; total: number; windowMs: number }) {
    this.#perAddress = limits.perAddress;
    this.#total = limits.total;
    this.#windowMs = limits.windowMs;
  }

  /** Lets one through and returns 0, or returns the seconds to wait. */
  take(address: string, now = performance.now()): number {
    if (now >= this.#windowEnd) {
      this.#counts.clear();
      this.#sum = 0;
      this.#windowEnd = now + this.#windowMs;
      // Addresses are forgotten with their window, also when nobody sends anything after it.
      clearTimeout(this.#forgetting);
      this.#forgetting = setTimeout(() => this.#counts.clear(), this.#windowMs).unref();
    }
    const network = networkOf(address);
    const count = this.#counts.get(network) ?? 0;
    if (count >= this.#perAddress || this.#sum >= this.#total) return Math.ceil((this.#windowEnd - now) / 1000);
    this.#counts.set(network, count + 1);
    this.#sum += 1;
    return 0;
  }

  /** Takes back one that was let through for nothing. */
  giveBack(address: string): void {
    const network = networkOf(address);
    const count = this.#counts.get(network);
    if (!count) return;
    // Forgotten, and not kept at 0: while the disk refuses, every address would stay.
    if (count === 1) this.#counts.delete(network);
    else this.#counts.set(network, count - 1);
    this.#sum -= 1;
  }

  /** How many networks are remembered now. */
  get remembered(): number {
    return this.#counts.size;
  }
}

/** One household or host gets a whole /64 of IPv6, so that is what counts as one address. */
export function networkOf(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const gap = plain.includes('::') ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : [];
  return `${[...left, ...gap, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
