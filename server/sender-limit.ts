import { networkOf } from './networks.ts';

/** `hold`: over the limit, but it may be kept without an e-mail. */
type Verdict = { outcome: 'accept' | 'hold' } | { outcome: 'refuse'; waitSeconds: number };

/** `left` is what was left at `usedAt`. */
type Bucket = { left: number; usedAt: number };
type SenderBucket = Bucket & { forget: NodeJS.Timeout };

/**
 * Token buckets: one for each sender and one for all together, filled evenly over the window. docs/server.md has the
 * model. A sender's bucket is twice its limit: the upper half is accepted, the lower half held, an empty one refused.
 * Half of the total is kept for those that sent nothing in the last window. Why it is ours: docs/decisions/017.
 */
export class SenderLimit {
  readonly #limits: { perAddress: number; total: number; windowMs: number };
  readonly #senders = new Map<string, SenderBucket>();
  readonly #all: Bucket;

  constructor(limits: { perAddress: number; total: number; windowMs: number }) {
    this.#limits = limits;
    this.#all = { left: limits.total, usedAt: 0 };
  }

  /** Takes one for `address`; `now` is in milliseconds of a clock that never goes back. */
  take(address: string, now = performance.now()): Verdict {
    const { perAddress, total, windowMs } = this.#limits;
    const network = networkOf(address);
    const known = this.#senders.get(network);
    const left = known ? refilled(known, now, 2 * perAddress, perAddress / windowMs) : 2 * perAddress;
    if (left < 1) {
      const waitMs = Math.min(((1 - left) * windowMs) / perAddress, windowMs);
      return { outcome: 'refuse', waitSeconds: Math.ceil(waitMs / 1000) };
    }
    const forget = known?.forget.refresh() ?? setTimeout(() => this.#senders.delete(network), windowMs).unref();
    this.#senders.set(network, { left: left - 1, usedAt: now, forget });

    Object.assign(this.#all, { left: refilled(this.#all, now, total, total / windowMs), usedAt: now });
    const reserved = known ? total / 2 : 0;
    if (left < perAddress + 1 || this.#all.left < reserved + 1) return { outcome: 'hold' };
    this.#all.left -= 1;
    return { outcome: 'accept' };
  }

  /** Takes back one that was not stored. */
  giveBack(address: string, outcome: Verdict['outcome']): void {
    if (outcome === 'accept') this.#all.left += 1;
    const sender = this.#senders.get(networkOf(address));
    if (sender) sender.left += 1;
  }
}

/** What is in a bucket now. */
function refilled({ left, usedAt }: Bucket, now: number, size: number, perMs: number): number {
  return Math.min(size, left + (now - usedAt) * perMs);
}
