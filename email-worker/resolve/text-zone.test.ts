import { expect, it } from 'vitest';
import { findTextZone } from './text-zone.ts';

it.each([
  ['112 Spence St, Cairns QLD 4870', 'Australia/Brisbane'],
  ['Gull Stills | Fremantle WA | 0491 555 000', 'Australia/Perth'],
  ['4290 Mountain Square, Whistler, BC', 'America/Vancouver'],
  ['1180 Pacific Rim Hwy, Tofino, BC V0R 2Z0', 'America/Vancouver'],
  ['Denver, CO and Seattle, WA', undefined],
  ['Hello from OUR team, OK', undefined],
])('%s', (text, zone) => {
  expect(findTextZone(text)).toBe(zone);
});
