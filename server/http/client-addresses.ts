import ipaddr from 'ipaddr.js';

/** Returns the sender that limits count: an IPv4 address, or an IPv6 /48, all of which one customer may have. */
export function senderOf(address: string): string {
  const parsed = parseAddress(address);
  if (!(parsed instanceof ipaddr.IPv6)) return String(parsed ?? 'unknown');
  const groups = parsed.parts.slice(0, 3).map((part) => part.toString(16));
  return `${groups.join(':')}::/48`;
}

/** Whether the address is one of this machine. */
export function isLoopback(address: string): boolean {
  return parseAddress(address)?.range() === 'loopback';
}

/**
 * Undefined for anything that is no address: all of these count as one sender. Against its types, Fastify has no
 * address of a client that hung up.
 */
function parseAddress(address = '') {
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}
