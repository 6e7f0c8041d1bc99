/** An instant at which date code tends to be wrong, and what clocks and calendars in a zone then show. */
type DateCase = {
  name: string;
  /** ISO, UTC. */
  now: string;
  timeZone: string;
  today: string;
  tomorrow: string;
  /** From now to tomorrow at 12:00, hours and minutes as a stopwatch counts them. */
  untilTomorrowNoon: [hours: number, minutes: number];
};

const NEW_YORK = 'America/New_York';
const BERLIN = 'Europe/Berlin';

/** In two zones: the ends of a month and a year, both clock changes, and the leap day; and an ordinary day. */
export const DATE_CASES: DateCase[] = [
  toCase('an ordinary noon', '2027-05-19T16:00:00Z', NEW_YORK, '2027-05-19', '2027-05-20', [24, 0]),
  toCase('month end', '2027-05-01T03:00:00Z', NEW_YORK, '2027-04-30', '2027-05-01', [13, 0]),
  toCase('month end', '2027-04-30T21:00:00Z', BERLIN, '2027-04-30', '2027-05-01', [13, 0]),
  toCase('year end', '2028-01-01T04:00:00Z', NEW_YORK, '2027-12-31', '2028-01-01', [13, 0]),
  toCase('year end', '2027-12-31T22:00:00Z', BERLIN, '2027-12-31', '2028-01-01', [13, 0]),
  toCase('before February 29', '2028-02-29T04:00:00Z', NEW_YORK, '2028-02-28', '2028-02-29', [13, 0]),
  toCase('February 29', '2028-02-29T22:00:00Z', BERLIN, '2028-02-29', '2028-03-01', [13, 0]),
  toCase('before a 23-hour day', '2027-03-14T04:00:00Z', NEW_YORK, '2027-03-13', '2027-03-14', [12, 0]),
  toCase('before the skipped hour', '2027-03-14T06:59:00Z', NEW_YORK, '2027-03-14', '2027-03-15', [33, 1]),
  toCase('before a 25-hour day', '2027-11-07T03:00:00Z', NEW_YORK, '2027-11-06', '2027-11-07', [14, 0]),
  toCase('start of a 25-hour day', '2027-11-07T04:30:00Z', NEW_YORK, '2027-11-07', '2027-11-08', [36, 30]),
  toCase('in the repeated hour', '2027-11-07T06:30:00Z', NEW_YORK, '2027-11-07', '2027-11-08', [34, 30]),
  toCase('before a 23-hour day', '2027-03-27T22:00:00Z', BERLIN, '2027-03-27', '2027-03-28', [12, 0]),
  toCase('before the skipped hour', '2027-03-28T00:59:00Z', BERLIN, '2027-03-28', '2027-03-29', [33, 1]),
  toCase('before a 25-hour day', '2027-10-30T21:00:00Z', BERLIN, '2027-10-30', '2027-10-31', [14, 0]),
  toCase('in the repeated hour', '2027-10-31T01:30:00Z', BERLIN, '2027-10-31', '2027-11-01', [33, 30]),
  toCase('end of a 25-hour day', '2027-10-31T22:30:00Z', BERLIN, '2027-10-31', '2027-11-01', [12, 30]),
];

function toCase(
  name: string,
  now: string,
  timeZone: string,
  today: string,
  tomorrow: string,
  untilTomorrowNoon: [number, number],
): DateCase {
  return { name: `${name}, ${timeZone}`, now, timeZone, today, tomorrow, untilTomorrowNoon };
}
