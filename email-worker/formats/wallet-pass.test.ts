import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Message } from '../message.ts';
import { readWalletPasses } from './wallet-pass.ts';

const toMessage = (files: Record<string, string | Uint8Array>): Message => ({
  subject: '',
  delivery: 'direct',
  text: '',
  html: '',
  jsonLd: [],
  calendars: [],
  pdfs: [],
  passes: [
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, file]) => [name, typeof file === 'string' ? strToU8(file) : file]),
      ),
    ),
  ],
});

const read = (pass: object, others: Record<string, string> = {}) =>
  readWalletPasses(toMessage({ 'pass.json': JSON.stringify(pass), ...others }));

test('reads the departure of a train from its field and date', () => {
  const [booking] = read({
    relevantDate: '2027-05-01T07:45+02:00',
    boardingPass: {
      transitType: 'PKTransitTypeTrain',
      primaryFields: [
        { key: 'from', label: 'Von', value: 'Hamburg Hbf' },
        { key: 'to', label: 'Nach', value: 'Kiel Hbf' },
      ],
      auxiliaryFields: [
        { key: 'dep', label: 'Abfahrt', value: '08:03' },
        { key: 'ref', label: 'Buchungsnummer', value: 'K7XW2P' },
        { key: 'seat', label: 'Sitzplatz', value: '45' },
      ],
    },
  });
  expect(booking).toMatchObject({
    kind: 'train',
    from: { name: 'Hamburg Hbf' },
    to: { name: 'Kiel Hbf' },
    start: { local: '2027-05-01T08:03', zone: 'Europe/Berlin' },
    confirmation: 'K7XW2P',
    details: [{ label: 'Seat', value: '45' }],
  });
});

test('marks a boarding pass that states only the boarding time', () => {
  const [booking] = read({
    relevantDate: '2027-05-01T16:20-04:00',
    barcodes: [{ message: 'M1VALE/ROBIN          EQ8ZT5M JFKCDGXB 0022 121J012A0007 100' }],
    boardingPass: {
      transitType: 'PKTransitTypeAir',
      primaryFields: [
        { key: 'o', label: 'NEW YORK', value: 'JFK' },
        { key: 'd', label: 'PARIS', value: 'CDG' },
      ],
      headerFields: [{ key: 'boarding', label: 'BOARDING', value: '4:20 PM' }],
    },
  });
  expect(booking).toMatchObject({
    kind: 'flight',
    number: 'XB 22',
    start: { local: '2027-05-01T20:20', utc: true, ambiguous: true },
    people: ['VALE/ROBIN'],
    confirmation: 'Q8ZT5M',
  });
});

test('translates tickets by their strings and ignores loyalty cards', () => {
  const ticket = {
    relevantDate: '2027-06-02T20:00:00-05:00',
    eventTicket: {
      primaryFields: [{ key: 'event', label: 'e', value: 'event_name' }],
      secondaryFields: [{ key: 'loc', label: 'venue_label', value: 'The Blue Room' }],
    },
  };
  const strings = '"event_name" = "An Evening of Tango";\n"venue_label" = "Venue";';
  expect(read(ticket, { 'en.lproj/pass.strings': strings })).toMatchObject([
    { kind: 'activity', name: 'An Evening of Tango', place: { name: 'The Blue Room' } },
  ]);
  expect(read({ ...ticket, eventTicket: undefined, storeCard: ticket.eventTicket })).toEqual([]);
});

test('ignores invalid files and zip bombs', () => {
  const bomb = { 'pass.json': new Uint8Array(30 * 1024 * 1024) };
  expect(readWalletPasses(toMessage(bomb))).toEqual([]);
  expect(readWalletPasses({ ...toMessage({}), passes: [strToU8('PK\u0003\u0004nonsense')] })).toEqual([]);
  expect(read({ formatVersion: 1 })).toEqual([]);
});

test('reads the semantic tags of an event ticket', () => {
  const [booking] = read({
    relevantDate: '2027-06-02T18:30-05:00',
    semantics: {
      eventStartDate: '2027-06-02T20:00-05:00',
      eventEndDate: '2027-06-02T22:30-05:00',
      homeTeamName: 'Lions',
      awayTeamName: 'Eagles',
      venueName: 'Lake Arena',
      venueLocation: { latitude: 41.88, longitude: -87.67 },
      seats: [{ seatSection: 'Floor B', seatRow: '7', seatNumber: '12' }],
    },
    eventTicket: { headerFields: [{ key: 'doors', label: 'Doors', value: '6:30 PM' }] },
  });
  expect(booking).toMatchObject({
    kind: 'activity',
    name: 'Lions – Eagles',
    place: { name: 'Lake Arena', latitude: 41.88 },
    start: { local: '2027-06-03T01:00', utc: true },
    end: { local: '2027-06-02T22:30' },
    details: [{ label: 'Seat', value: 'Floor B, Row 7, Seat 12' }],
  });
});
