import { senderOf } from './client-addresses.ts';

/**
 * Limits what each sender does at once. Returns a function that begins one more for an IP address, which counts as
 * `weight`. That one returns the function that ends it, or undefined if the sender would have more than `max`.
 */
export function createConcurrencyLimit(max: number): (ip: string, weight?: number) => (() => void) | undefined {
  const counts = new Map<string, number>();
  return (ip, weight = 1) => {
    const sender = senderOf(ip);
    const count = (counts.get(sender) ?? 0) + weight;
    if (count > max) return undefined;
    counts.set(sender, count);
    return () => {
      const left = (counts.get(sender) ?? 0) - weight;
      if (left > 0) counts.set(sender, left);
      else counts.delete(sender);
    };
  };
}
