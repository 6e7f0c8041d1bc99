import { expect, it } from 'vitest';
import { suggestZone } from './suggest-zone.ts';

it.each([
  ['Hotel Arts, Carrer de la Marina 19, Barcelona', 'Europe/Madrid'],
  ['Fenway Park, Boston, MA 02215', 'America/New_York'],
  ['Ferry Building, San Francisco', 'America/Los_Angeles'],
  ['Villa Mandala, Ubud', 'Asia/Makassar'],
  ['Le Sirenuse, Positano', 'Europe/Rome'],
  ['JFK', 'America/New_York'],
  ['Heathrow (LHR), Terminal 5', 'Europe/London'],
  ['Rome', 'Europe/Rome'],
  ['Flughafen Hamburg', 'Europe/Berlin'],
])('knows the zone of %s', (location, zone) => expect(suggestZone(location)).toBe(zone));

it.each([
  '',
  "Grandma's house",
  'Pier 1',
  '12 Main Street, Springfield',
  'Room 5',
  'Zoom',
  'TBD',
  'The Ritz',
  'Central Park',
  'At home',
])('suggests nothing for %s', (location) => expect(suggestZone(location)).toBeUndefined());
