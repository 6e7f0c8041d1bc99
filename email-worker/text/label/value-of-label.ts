import { matchPrinted, toWordSet } from '../../languages/compile.ts';
import { findWeekdays } from '../../languages/date-names.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { LabelKey } from '../../languages/label-keys.ts';
import { findDates } from '../scan/dates.ts';
import { isStreet } from '../scan/street.ts';
import { findTimes } from '../scan/times.ts';
import { isAside } from './moment-role.ts';

/** Words before a time that are not labels if another label is pending: `from 15:00`. */
const LEADS = toWordSet('cells.leads');
const STOPS = new Set(['ab', 'an']);
const LEAD = new RegExp(`^${matchPrinted('cells.lead')}[ .]`, 'i');

/** Whether text directly after a label without a colon is its value. */
export function isValueOf(key: LabelKey, label: string, rest: string): boolean {
  // `De Gouden Karper, Havenstraat 8` is a venue.
  const isHouse = label.length < 5 && /, /.test(rest) && isStreet(rest);
  const isLead = LEADS.has(label) && !STOPS.has(label) && isDated(rest);
  if (isHouse || isLead || isArticle(key, label, rest)) return false;
  if (isAside(key)) return isDated(rest);
  // `THE NIGHT FERRIES` is a name; nights have a number.
  const isCounted = key === 'nights' && label !== 'details';
  return isShown(rest) && (!isCounted || /\d/.test(rest));
}

/** `Den Helder 08:20`, unlike `Den 10 august` and `Den Lördag`. */
function isArticle(key: LabelKey, label: string, rest: string): boolean {
  const next = key === 'when' && label.length <= 3 ? /^\p{Lu}\p{Ll}+/u.exec(rest)?.[0] : undefined;
  return next !== undefined && findWeekdays(foldEmailText(next)) === undefined;
}

const isShown = (rest: string): boolean => /^[\p{Lu}\p{Lo}\d"'“„#$€£]/u.test(rest) || isDated(rest);

function isDated(rest: string): boolean {
  const folded = foldEmailText(rest.slice(0, 60));
  const word = /^[\p{L}-]+/u.exec(folded)?.[0];
  const isLed = word === undefined || findWeekdays(word) !== undefined || LEAD.test(rest);
  const reach = isLed ? 34 : 8;
  return (
    findDates(folded).some((date) => date.start < reach) ||
    findTimes(folded).some((time) => time.start < reach)
  );
}

/** `Check-in is available at the counter from 2 hours`. */
export function isSentence(text: string, key: LabelKey): boolean {
  return (
    !isAside(key) &&
    text.length > 90 &&
    /[a-z]{2,} (?:is|are|will|can|you|wird|sie|est|vous|es|si|je|kan) [a-z]/.test(text)
  );
}
