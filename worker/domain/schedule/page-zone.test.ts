import { expect, it } from 'vitest';
import { DEFAULT_READER, setReader } from '../../messages/t.ts';
import { describePageZone, describeZone, findPageZone } from './page-zone.ts';

const inZones = (...zones: (string | [from: string, to: string])[]) =>
  zones.map((zone) =>
    typeof zone === 'string'
      ? { timeZone: zone, endTimeZone: null }
      : { timeZone: zone[0], endTimeZone: zone[1] },
  );
const NEW_YORK = 'America/New_York';

it.each([
  ['the project’s zone without events', [], NEW_YORK],
  ['the project’s zone with one event elsewhere', inZones('Europe/Rome'), NEW_YORK],
  ['the zone that all events share', inZones('Europe/Rome', ['Europe/Rome', 'Europe/Rome']), 'Europe/Rome'],
  ['the project’s zone with several zones', inZones('Europe/Rome', 'Europe/Lisbon'), NEW_YORK],
  ['the zone of most events', inZones('Europe/Rome', 'Europe/London', 'Europe/Rome'), 'Europe/Rome'],
  [
    'the zone that all events share with an arrival elsewhere',
    inZones('Europe/Rome', ['Europe/Rome', NEW_YORK]),
    'Europe/Rome',
  ],
])('is %s', (_name, events, zone) => {
  expect(findPageZone(events, NEW_YORK)).toBe(zone);
});

it.each([
  ['all events in one zone abroad', inZones('Europe/Rome', 'Europe/Rome'), NEW_YORK, 'Rome time'],
  ['the project in that zone too', inZones('Europe/Rome'), 'Europe/Rome', 'Rome time'],
  ['New York for an itinerary of another zone', inZones(NEW_YORK, NEW_YORK), 'Europe/Rome', 'New York time'],
  ['a zone of three parts', inZones('America/Argentina/Salta'), 'America/Argentina/Salta', 'Salta time'],
  ['a zone without a city', inZones('UTC'), 'UTC', 'UTC'],
  ['a zone that is an offset', inZones('Etc/GMT+5'), 'Etc/GMT+5', 'GMT-5'],
  ['one that is ahead', inZones('Etc/GMT-4'), 'Etc/GMT-4', 'GMT+4'],
  ['the default zone', inZones(NEW_YORK, NEW_YORK), NEW_YORK, undefined],
  ['one event elsewhere, which has an abbreviation', inZones('Europe/Rome'), NEW_YORK, undefined],
  [
    'that of the trip with a flight from elsewhere',
    inZones(['Europe/London', 'Europe/Rome'], 'Europe/Rome', 'Europe/Rome'),
    'Europe/Rome',
    'Rome time',
  ],
  ['several zones', inZones('Europe/Rome', NEW_YORK), 'Europe/Rome', undefined],
  ['no events', [], 'Europe/Rome', undefined],
])('names %s', (_name, events, projectZone, name) => {
  expect(describePageZone(events, projectZone)).toBe(name);
});

it.each([
  ['de', 'Europe/Rome', 'MEZ'],
  ['fr', 'Europe/Rome', 'heure d’Europe centrale'],
  ['fr', 'Asia/Dubai', 'heure du Golfe'],
  ['it', 'Europe/Rome', 'Ora dell’Europa centrale'],
  ['it', 'America/New_York', 'Ora New York'],
  ['pl', 'America/New_York', 'czas: Nowy Jork'],
  ['ja', 'Europe/Rome', 'イタリア時間'],
  ['ar', 'Europe/Rome', 'توقيت إيطاليا'],
] as const)('says it as people do in %s: %s', (language, zone, name) => {
  setReader({ language, locale: language });
  expect(describeZone(zone)).toBe(name);
  setReader(DEFAULT_READER);
});
