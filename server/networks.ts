import { isIP, isIPv6 } from 'node:net';

/** How many times the limit of one address a wider IPv6 network may send. */
const widerNetworks = [
  { bits: 64, factor: 1 },
  { bits: 56, factor: 2 },
  { bits: 48, factor: 4 },
];

/** The networks that an address counts for, the narrowest first: an IPv4 address itself, the /64, /56 and /48 of IPv6. */
export function networksOf(address: string): { name: string; factor: number }[] {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return [{ name: plain, factor: 1 }];
  const digits = ipv6Digits(plain);
  return widerNetworks.map(({ bits, factor }) => ({ name: `${digits.slice(0, bits / 4)}/${bits}`, factor }));
}

/** Whether it is an address of this machine, in any of the forms that proxies write. */
export function isLoopback(address: string): boolean {
  const plain = plainAddress(address);
  return plain.startsWith('127.') || plain === '::1';
}

/** Counts what each network has open at once: so many for an address, twice and four times as many for wider IPv6 networks. */
export class OpenPerNetwork {
  readonly #limit: number;
  readonly #counts = new Map<string, number>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Returns what closes it again, or undefined where the network has as many open as it may. */
  open(address: string): (() => void) | undefined {
    const networks = networksOf(address);
    if (networks.some(({ name, factor }) => (this.#counts.get(name) ?? 0) >= this.#limit * factor)) return undefined;
    for (const { name } of networks) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    return () => {
      for (const { name } of networks) {
        const left = (this.#counts.get(name) ?? 1) - 1;
        if (left === 0) this.#counts.delete(name);
        else this.#counts.set(name, left);
      }
    };
  }
}

/**
 * Without the port, brackets and zone that proxies add; what is no address at all counts as one sender. So does who has hung up: then there
 * is none, whatever Fastify's types say.
 */
function plainAddress(address = ''): string {
  const [, bracketed, withPort] = /^\[([^\]]+)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address) ?? [];
  const plain = (bracketed ?? withPort ?? address)
    .toLowerCase()
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/, '');
  return isIP(plain) ? plain : 'unknown';
}

/** All 32 hexadecimal digits. */
function ipv6Digits(address: string): string {
  const [left = [], right = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const gap = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...gap, ...right].map((group) => group.padStart(4, '0')).join('');
}
