import { isIP, isIPv6 } from 'node:net';

/** Who sends, as limits count it: an IPv4 address, or an IPv6 /48, all of which one customer may have. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 3).join(':')}::/48` : plain;
}

/** Whether it is an address of this machine. */
export function isLoopback(address: string): boolean {
  const plain = plainAddress(address);
  return plain.startsWith('127.') || plain === '::1';
}

/**
 * Counts what each sender has open at once. Returns what opens one more for an address; that returns what closes it
 * again, or undefined where the sender has `most` open.
 */
export function openPerSender(most: number): (address: string) => (() => void) | undefined {
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

/** Whatever is no address counts as one sender. Fastify has none of a client that hung up, against its types. */
function plainAddress(address = ''): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return isIP(plain) ? plain : 'unknown';
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [left = [], right = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
}
