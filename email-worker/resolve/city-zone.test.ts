import { describe, expect, it } from 'vitest';
import { findPlaceZone } from './place-zone.ts';

describe('a spelled-out state or province', () => {
  it.each([
    ['San Francisco, California', 'America/Los_Angeles'],
    ['Denver, Colorado', 'America/Denver'],
    ['Atlanta, Georgia', 'America/New_York'],
    ['Tbilisi, Georgia', 'Asia/Tbilisi'],
    ['Boston, Massachusetts 02110 USA', 'America/New_York'],
    ['Seattle, Washington', 'America/Los_Angeles'],
    ['Washington', 'America/New_York'],
    ['New York, New York', 'America/New_York'],
    ['London, Ontario', 'America/Toronto'],
    ['Victoria, British Columbia, Canada', 'America/Vancouver'],
    ['Melbourne, Victoria', 'Australia/Melbourne'],
    ['Cancún, Quintana Roo', 'America/Cancun'],
    ['Manaus, Amazonas', 'America/Manaus'],
    ['Panaji, Goa', 'Asia/Kolkata'],
    ['York, UK', 'Europe/London'],
    ['Barcelona', 'Europe/Madrid'],
  ])('%s is in %s', (city, zone) => {
    expect(findPlaceZone({ name: 'The Inn', street: '12 Main Street', city })).toBe(zone);
    expect(findPlaceZone({ name: `The Inn, ${city}` })).toBe(zone);
  });
});

it.each(['Springfield', 'Newcastle', 'Cambridge'])('%s could be in several zones', (city) => {
  expect(findPlaceZone({ name: 'The Inn', street: '12 Main Street', city })).toBeUndefined();
});
