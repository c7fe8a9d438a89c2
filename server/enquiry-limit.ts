import { networksOf } from './networks.ts';

/** `hold`: over the limit, but it may be kept without an e-mail. */
export type LimitVerdict = { outcome: 'accept' | 'hold' } | { outcome: 'refuse'; waitSeconds: number };

type Bucket = { left: number; usedAt: number };

/**
 * Token buckets: one for each network and one for all together, filled evenly over the window. docs/server.md has the
 * model. A network's bucket is twice its limit: the upper half is accepted, the lower half held, an empty one refused.
 * Half of the total is kept for networks that sent nothing in the last window. Why it is ours: docs/decisions/017.
 */
export class EnquiryLimit {
  readonly #perAddress: number;
  readonly #total: number;
  readonly #windowMs: number;
  readonly #buckets = new Map<string, Bucket>();
  readonly #all: Bucket;
  #sweep: NodeJS.Timeout | undefined;

  constructor(limits: { perAddress: number; total: number; windowMs: number }) {
    this.#perAddress = limits.perAddress;
    this.#total = limits.total;
    this.#windowMs = limits.windowMs;
    this.#all = { left: limits.total, usedAt: 0 };
  }

  /** Takes one for `address`; `now` is in milliseconds of a clock that never goes back. */
  take(address: string, now = performance.now()): LimitVerdict {
    const networks = networksOf(address);
    const isNew = !this.#buckets.has(networks[0]?.name ?? '');
    const buckets = networks.map(({ name, factor }) => {
      const limit = this.#perAddress * factor;
      return { name, limit, bucket: refilled(this.#buckets.get(name), now, 2 * limit, limit / this.#windowMs) };
    });
    Object.assign(this.#all, refilled(this.#all, now, this.#total, this.#total / this.#windowMs));

    const empty = buckets.find(({ bucket }) => bucket.left < 1);
    if (empty) return { outcome: 'refuse', waitSeconds: this.#secondsUntilOne(empty) };
    for (const { name, bucket } of buckets) this.#buckets.set(name, { left: bucket.left - 1, usedAt: now });
    this.#sweepLater();

    const reserved = isNew ? 0 : this.#total / 2;
    if (buckets.some(({ bucket, limit }) => bucket.left < limit + 1) || this.#all.left < reserved + 1) return { outcome: 'hold' };
    this.#all.left -= 1;
    return { outcome: 'accept' };
  }

  /** Takes back one that was not stored. */
  giveBack(address: string, outcome: LimitVerdict['outcome']): void {
    if (outcome === 'accept') this.#all.left += 1;
    for (const { name, factor } of networksOf(address)) {
      const bucket = this.#buckets.get(name);
      if (!bucket) continue;
      bucket.left += 1;
      // Forgotten, and not kept full: while the disk refuses, every address would stay.
      if (bucket.left >= 2 * this.#perAddress * factor) this.#buckets.delete(name);
    }
  }

  /** How many networks are remembered now: those that sent something within the last window. */
  get remembered(): number {
    return this.#buckets.size;
  }

  #secondsUntilOne({ bucket, limit }: { bucket: Bucket; limit: number }): number {
    const milliseconds = Math.min(((1 - bucket.left) * this.#windowMs) / limit, this.#windowMs);
    return Math.ceil(milliseconds / 1000);
  }

  #sweepLater(): void {
    this.#sweep ??= setTimeout(() => {
      this.#sweep = undefined;
      const oldest = performance.now() - this.#windowMs;
      for (const [name, { usedAt }] of this.#buckets) if (usedAt <= oldest) this.#buckets.delete(name);
      if (this.#buckets.size > 0) this.#sweepLater();
    }, this.#windowMs / 5).unref();
  }
}

function refilled(bucket: Bucket | undefined, now: number, size: number, perMs: number): Bucket {
  if (!bucket) return { left: size, usedAt: now };
  return { left: Math.min(size, bucket.left + (now - bucket.usedAt) * perMs), usedAt: now };
}
