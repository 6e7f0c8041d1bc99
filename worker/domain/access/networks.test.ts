import { expect, it } from 'vitest';
import { listWiderNetworks } from './networks.ts';

it('names the /56 and the /48 of a /64', () => {
  expect(listWiderNetworks('2001:db8:1:ab12::/64')).toEqual([
    { subject: '2001:db8:1:ab::/56', times: 3 },
    { subject: '2001:db8:1::/48', times: 10 },
  ]);
  expect(listWiderNetworks('2001:db8:1:12::/64')[0]?.subject).toBe('2001:db8:1:0::/56');
});

it('names none for IPv4', () => {
  expect(listWiderNetworks('198.51.100.7')).toEqual([]);
  expect(listWiderNetworks('local')).toEqual([]);
});
