import { networksOf } from './networks.ts';

/** `hold`: over the limit, but it may be kept without an e-mail. */
type LimitVerdict = { outcome: 'accept' | 'hold' } | { outcome: 'refuse'; waitSeconds: number };

type Bucket = { left: number; usedAt: number };

/**
 * Token buckets: one for each network and one for all together, filled evenly over the window. docs/server.md has the
 * model. A network's bucket is twice its limit: the upper half is accepted, the lower half held, an empty one refused.
 * Half of the total is kept for networks that sent nothing in the last window. Why it is ours: docs/decisions/017.
 */
export class EnquiryLimit {
  readonly #limits: { perAddress: number; total: number; windowMs: number };
  readonly #buckets = new Map<string, Bucket>();
  readonly #all: Bucket;
  #sweep: NodeJS.Timeout | undefined;

  constructor(limits: { perAddress: number; total: number; windowMs: number }) {
    this.#limits = limits;
    this.#all = { left: limits.total, usedAt: 0 };
  }

  /** Takes one for `address`; `now` is in milliseconds of a clock that never goes back. */
  take(address: string, now = performance.now()): LimitVerdict {
    const { perAddress, total, windowMs } = this.#limits;
    const networks = networksOf(address);
    const isNew = !this.#buckets.has(networks[0]?.name ?? '');
    const buckets = networks.map(({ name, factor }) => {
      const limit = perAddress * factor;
      return { name, limit, bucket: refilled(this.#buckets.get(name), now, 2 * limit, limit / windowMs) };
    });
    Object.assign(this.#all, refilled(this.#all, now, total, total / windowMs));

    const empty = buckets.find(({ bucket }) => bucket.left < 1);
    if (empty) {
      const milliseconds = Math.min(((1 - empty.bucket.left) * windowMs) / empty.limit, windowMs);
      return { outcome: 'refuse', waitSeconds: Math.ceil(milliseconds / 1000) };
    }
    for (const { name, bucket } of buckets) this.#buckets.set(name, { left: bucket.left - 1, usedAt: now });
    this.#sweepLater();

    const reserved = isNew ? 0 : total / 2;
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
      if (bucket.left >= 2 * this.#limits.perAddress * factor) this.#buckets.delete(name);
    }
  }

  /** How many networks are remembered now: those that sent something within the last window. */
  get remembered(): number {
    return this.#buckets.size;
  }

  #sweepLater(): void {
    this.#sweep ??= setTimeout(() => {
      this.#sweep = undefined;
      const oldest = performance.now() - this.#limits.windowMs;
      for (const [name, { usedAt }] of this.#buckets) if (usedAt <= oldest) this.#buckets.delete(name);
      if (this.#buckets.size > 0) this.#sweepLater();
    }, this.#limits.windowMs / 5).unref();
  }
}

function refilled(bucket: Bucket | undefined, now: number, size: number, perMs: number): Bucket {
  if (!bucket) return { left: size, usedAt: now };
  return { left: Math.min(size, bucket.left + (now - bucket.usedAt) * perMs), usedAt: now };
}
