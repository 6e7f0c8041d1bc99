import { expect, it } from 'vitest';
import { toNetwork } from './context.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  [undefined, 'local'],
])('counts %s as %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});
