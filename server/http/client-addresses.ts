import ipaddr from 'ipaddr.js';

/** Returns the sender that limits count: an IPv4 address, or an IPv6 /48, all of which one customer may have. */
export function senderOf(ip: string): string {
  const parsed = parseIp(ip);
  if (!(parsed instanceof ipaddr.IPv6)) return String(parsed ?? 'unknown');
  const groups = parsed.parts.slice(0, 3).map((part) => part.toString(16));
  return `${groups.join(':')}::/48`;
}

export function isLoopback(ip: string): boolean {
  return parseIp(ip)?.range() === 'loopback';
}

/**
 * Undefined for anything that is no IP address: all of these count as one sender. Against its types, Fastify has no
 * `ip` of a client that hung up.
 */
function parseIp(ip = '') {
  return ipaddr.isValid(ip) ? ipaddr.process(ip) : undefined;
}
