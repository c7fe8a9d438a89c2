import { senderOf } from './client-addresses.ts';

/**
 * Limits what each sender does at once. The returned function counts one more for an IP address and returns what ends
 * it, or undefined if the sender already has `max`.
 */
export function createConcurrencyLimit(max: number): (ip: string) => (() => void) | undefined {
  const counts = new Map<string, number>();
  return (ip) => {
    const sender = senderOf(ip);
    const count = counts.get(sender) ?? 0;
    if (count >= max) return undefined;
    counts.set(sender, count + 1);
    return () => {
      const left = (counts.get(sender) ?? 1) - 1;
      if (left > 0) counts.set(sender, left);
      else counts.delete(sender);
    };
  };
}
