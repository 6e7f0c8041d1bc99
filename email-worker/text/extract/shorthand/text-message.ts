import type { Booking } from '../../../booking.ts';

/** `TRN:12004,DOJ:20-02-27,NDLS-LKO,DP:06:10` and `TRN 12951 DOJ 14-02-27 MMCT to NDLS DEP 17:00`. */
const FIELDS = {
  number: /\bTRN\s*[:. ]\s*(\d{4,5})\b/,
  day: /\bDOJ\s*[:. ]\s*(\d{1,2})-(\d{1,2})-(\d{2,4})/,
  time: /\b(?:DP|DEP|DEPT)\s*[:. ]\s*(\d{1,2}):(\d\d)/i,
  route: /(?<![A-Z\d-])([A-Z]{2,5})\s*(?:-|\bto\b|\bTO\b)\s*([A-Z]{2,5})(?![A-Z\d-])/,
};

/** A train in a railway's text message; only Indian Railways write this form. */
export function readTextMessage(line: string): Booking | undefined {
  const [number, day, time, route] = [
    FIELDS.number.exec(line),
    FIELDS.day.exec(line),
    FIELDS.time.exec(line),
    FIELDS.route.exec(line),
  ];
  if (!number || !day || !time || !route) return undefined;
  const pad = (part = '') => part.padStart(2, '0');
  const date = `20${pad(String(Number(day[3]) % 100))}-${pad(day[2])}-${pad(day[1])}`;
  return {
    kind: 'train',
    status: 'confirmed',
    source: 'text',
    number: `Train ${number[1]}`,
    from: { name: route[1] },
    to: { name: route[2] },
    start: { local: `${date}T${pad(time[1])}:${time[2]}`, zone: 'Asia/Kolkata', yearStated: true },
    people: [],
    details: [],
    trace: { rules: ['segment.message'], score: 90 },
  };
}
