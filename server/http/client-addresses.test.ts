import { expect, test } from 'vitest';
import { isLoopback, senderOf } from './client-addresses.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:2ff::9', '2001:db8:1::/48'],
  ['2001:db8::9', '2001:db8:0::/48'],
  ['2001::3:4:5:6:7:8', '2001:0:3::/48'],
  ['::1', '0:0:0::/48'],
  ['nonsense', 'unknown'],
])('%s counts as %s', (ip, sender) => {
  expect(senderOf(ip)).toBe(sender);
});

test('addresses of this machine are known, and nothing else is taken for one', () => {
  for (const ip of ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1']) expect(isLoopback(ip)).toBe(true);
  for (const ip of ['192.0.2.1', '::2', 'localhost', 'unknown', '', '12.7.0.1']) expect(isLoopback(ip)).toBe(false);
});
