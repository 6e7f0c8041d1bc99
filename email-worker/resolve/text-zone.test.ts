import { expect, it } from 'vitest';
import { findTextZone } from './text-zone.ts';

it.each([
  ['112 Spence St, Cairns QLD 4870', 'Australia/Brisbane'],
  ['Gull Stills | Fremantle WA | 0491 555 000', 'Australia/Perth'],
  ['4290 Mountain Square, Whistler, BC', 'America/Vancouver'],
  ['1180 Pacific Rim Hwy, Tofino, BC V0R 2Z0', 'America/Vancouver'],
  ['Shop 2, 14 Bay St, Nowhere Point NSW 2541', 'Australia/Sydney'],
  ['9 Ridge Road, Nowhere Hollow, VT 05602', 'America/New_York'],
  ['Denver, CO and Seattle, WA', undefined],
  ['Hello from OUR team, OK', undefined],
])('%s', (text, zone) => {
  expect(findTextZone(text)).toBe(zone);
});
