import { matchAny } from '../../languages/compile.ts';

const SPAN = `(?!${matchAny('clock.spanSigns')})`;
const HOUR_SIGN = `${matchAny('clock.hourSigns')}${SPAN}`;
const MINUTE_SIGN = `${matchAny('clock.minuteSigns')}${SPAN}`;
const PART_BEFORE = matchAny('clock.earlyBefore', 'clock.noonBefore', 'clock.lateBefore');
/** `午後3時半`, `15點30分`, `오후 7시 30분`; durations have a sign after them. */
export const EASTERN_TIME = new RegExp(
  `(?:(${PART_BEFORE}) ?)?(?<![\\d:.,/+-])(\\d{1,2})` +
    `(?:${HOUR_SIGN}(?: ?(\\d{1,2})${MINUTE_SIGN}|(${matchAny('clock.halfSigns')}))?|:(\\d\\d)(?![\\d:]))`,
  'g',
);
/** Behind an hour or a number of things. */
export const EASTERN_COUNT = new RegExp(`${matchAny('clock.countSigns')}$`);
/** Parts of the day after noon. */
export const EASTERN_LATE = new RegExp(matchAny('clock.lateBefore'));
