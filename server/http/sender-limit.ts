import { senderOf } from './client-addresses.ts';

/** `hold`: over the limit, within twice of it. */
type Verdict = { decision: 'accept' | 'hold' } | { decision: 'refuse'; waitSeconds: number };

/** `remaining` is what remained at `usedAt`. */
type Bucket = { remaining: number; usedAt: number };
type SenderBucket = Bucket & { forget: NodeJS.Timeout };

/**
 * Token buckets: one for each sender and one for all, filled evenly over the window (docs/server.md). A sender's bucket
 * is twice its limit: the upper half is accepted, the lower half held, an empty one refused. Half of the total is kept
 * for those that sent nothing in the last window. Why it is ours: docs/decisions/017.
 */
export function createSenderLimit({ perSender, total, windowMs }: { perSender: number; total: number; windowMs: number }) {
  const senders = new Map<string, SenderBucket>();
  const all: Bucket = { remaining: total, usedAt: 0 };

  /** Takes a token for `ip`. */
  function take(ip: string): Verdict {
    const now = performance.now();
    const sender = senderOf(ip);
    const known = senders.get(sender);
    const remaining = known ? refilled(known, now, 2 * perSender, perSender / windowMs) : 2 * perSender;
    if (remaining < 1) {
      const waitMs = Math.min(((1 - remaining) * windowMs) / perSender, windowMs);
      return { decision: 'refuse', waitSeconds: Math.ceil(waitMs / 1000) };
    }
    const forget = known?.forget.refresh() ?? setTimeout(() => senders.delete(sender), windowMs).unref();
    senders.set(sender, { remaining: remaining - 1, usedAt: now, forget });

    all.remaining = refilled(all, now, total, total / windowMs);
    all.usedAt = now;
    const reserved = known ? total / 2 : 0;
    if (remaining < perSender + 1 || all.remaining < reserved + 1) return { decision: 'hold' };
    all.remaining -= 1;
    return { decision: 'accept' };
  }

  /** Returns a token that was taken for nothing. */
  function refund(ip: string, decision: Verdict['decision']): void {
    if (decision === 'accept') all.remaining += 1;
    const bucket = senders.get(senderOf(ip));
    if (bucket) bucket.remaining += 1;
  }

  return { take, refund };
}

/** Returns how much is in a bucket now. */
function refilled({ remaining, usedAt }: Bucket, now: number, size: number, perMs: number): number {
  return Math.min(size, remaining + (now - usedAt) * perMs);
}
