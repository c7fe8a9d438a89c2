import ipaddr from 'ipaddr.js';

/** Who sends, as limits count it: an IPv4 address, or an IPv6 /48, all of which one customer may have. */
export function networkOf(address: string): string {
  const parsed = parseAddress(address);
  if (!(parsed instanceof ipaddr.IPv6)) return String(parsed ?? 'unknown');
  const groups = parsed.parts.slice(0, 3).map((part) => part.toString(16));
  return `${groups.join(':')}::/48`;
}

/** Whether it is an address of this machine. */
export function isLoopback(address: string): boolean {
  return parseAddress(address)?.range() === 'loopback';
}

/**
 * Counts what each sender does at once. Returns what begins one more for an address; that returns what ends it, or
 * undefined where the sender has `most` under way.
 */
export function createConcurrencyLimit(most: number): (address: string) => (() => void) | undefined {
  const counts = new Map<string, number>();
  return (address) => {
    const network = networkOf(address);
    const count = counts.get(network) ?? 0;
    if (count >= most) return undefined;
    counts.set(network, count + 1);
    return () => {
      const left = (counts.get(network) ?? 1) - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    };
  };
}

/**
 * Undefined for whatever is no address: all of it counts as one sender. Fastify has none of a client that hung up,
 * against its types.
 */
function parseAddress(address = '') {
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}
