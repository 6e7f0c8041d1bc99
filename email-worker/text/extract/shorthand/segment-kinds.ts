import { CAR_COMPANIES, HOTEL_CHAINS } from './segment-codes.ts';
import type { SegmentKind } from './segment-names.ts';

const PICK_UP = 'PICK ?-?UP|COLLECT(?:ION)?|START';
const DROP_OFF = 'RETURN|DROP ?-?(?:OFF)?';

/** What reservation systems and agencies book besides journeys. */
export const SEGMENT_KINDS: SegmentKind[] = [
  {
    id: 'segment.hotel',
    kind: 'hotel',
    heads: 'HHL|HHT|HHX|HTL|HU|HOTEL',
    words: {
      short: { start: 'IN|CI', end: 'OUT|CO' },
      long: { start: 'CHECK ?-?IN|ARRIV(?:E|AL)', end: 'CHECK ?-?OUT|DEPART(?:URE)?' },
    },
    vendors: HOTEL_CHAINS,
  },
  {
    id: 'segment.car',
    kind: 'car',
    heads: 'CCR|CAR|CU',
    words: {
      short: { start: 'ARR|PU|PUP|IN', end: 'RET|RT|DT|DO|OUT' },
      long: { start: PICK_UP, end: DROP_OFF },
    },
    vendors: CAR_COMPANIES,
  },
  {
    id: 'segment.transfer',
    kind: 'taxi',
    heads: 'TRANSFER|TRF|TAXI|LIMO',
    words: { short: { start: 'PU|AT', end: 'DO' }, long: { start: PICK_UP, end: DROP_OFF } },
    vendors: {},
  },
];
