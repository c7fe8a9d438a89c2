import { expect, test } from 'vitest';
import { isLoopback, networksOf, OpenPerNetwork } from './networks.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:54321', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '20010db800010002/64'],
  ['[2001:db8:1:2::9]:443', '20010db800010002/64'],
  ['2001:DB8:1:2::9', '20010db800010002/64'],
  ['2001:db8::9', '20010db800000000/64'],
  ['::1', '0000000000000000/64'],
  ['fe80::1%eth0', 'fe80000000000000/64'],
  ['nonsense', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networksOf(address)[0]?.name).toBe(network);
});

test('a /64 is part of its /56 and /48', () => {
  expect(networksOf('2001:db8:1:2ff::1').map(({ name }) => name)).toEqual(['20010db8000102ff/64', '20010db8000102/56', '20010db80001/48']);
});

test('what is open is counted for an address and for the wider networks of IPv6', () => {
  const uploads = new OpenPerNetwork(1);
  const close = uploads.open('192.0.2.1');
  expect(uploads.open('192.0.2.1')).toBeUndefined();
  expect(uploads.open('192.0.2.2')).toBeDefined();
  close?.();
  expect(uploads.open('192.0.2.1')).toBeDefined();
  const opened = [0, 1, 2].map((index) => uploads.open(`2001:db8:1:${index}::1`));
  expect(opened.map((each) => each !== undefined)).toEqual([true, true, false]);
  opened[0]?.();
  expect(uploads.open('2001:db8:1:2::1')).toBeDefined();
});

test('addresses of this machine are known in every form, and nothing else is taken for one', () => {
  for (const address of ['127.0.0.1', '127.1.2.3', '::1', '[::1]:80', '::ffff:127.0.0.1', '127.0.0.1:4711'])
    expect(isLoopback(address)).toBe(true);
  for (const address of ['192.0.2.1', '::2', 'localhost', 'unknown', '', '12.7.0.1']) expect(isLoopback(address)).toBe(false);
});
