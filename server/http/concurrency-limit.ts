import { networkOf } from './networks.ts';

/**
 * Limits what each sender does at once. Returns a function that begins one more for an address. That one returns the
 * function that ends it, or undefined if the sender already has `max`.
 */
export function createConcurrencyLimit(max: number): (address: string) => (() => void) | undefined {
  const counts = new Map<string, number>();
  return (address) => {
    const network = networkOf(address);
    const count = counts.get(network) ?? 0;
    if (count >= max) return undefined;
    counts.set(network, count + 1);
    return () => {
      const left = (counts.get(network) ?? 1) - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    };
  };
}
