import type { BookingPlace } from '../../../booking.ts';
import { findCities } from '../../../gazetteer/cities.ts';
import { matchAny } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import type { MailField, MailText, TextSpan } from '../../label/mail-text.ts';
import { tidyName } from '../../scan/place-name.ts';
import { isStreet } from '../../scan/street.ts';
import { readLabeledPlace } from '../shared/addresses.ts';
import { parseAddress } from '../shared/parse-address.ts';

const FROM_FOLDED = new RegExp(`^[\\s,]*${matchAny('places.from')} (?:the )?`, 'u');

/** The end of a sentence, not that of a short word such as `St.` */
export const SENTENCE_END = /(?<=[\p{L}\d]{3})[.!?;](?:\s|$)/u;

/** What separates a venue from its town. */
export const SEPARATOR = /[,،]\s+|\s+[-–—|·•]\s+/;

/** A place and where it is stated. */
export interface PlacedText {
  place: BookingPlace;
  span: TextSpan;
  /** Where the vendor is, which may be elsewhere. */
  isGuess?: boolean;
}

/** Where a tour fetches its guests. */
export function readMeetingPoint({ fields }: MailText): PlacedText | undefined {
  const at = fields.find(
    ({ key, aspects, isLabel, value, times }) =>
      key === 'pickup' && aspects.includes('place') && isLabel && !times.length && /\p{L}{2}/u.test(value),
  );
  return at ? readLabeledPlace(at) : readMeetingTime(fields);
}

/** `Pick-up: 3:15 PM from the lobby of Hotel Palm, Beach Road, Dubai`: the place after the time. */
function readMeetingTime(fields: MailField[]): PlacedText | undefined {
  const field = fields.find(({ key, isLabel, times }) => key === 'pickup' && isLabel && times.length === 1);
  const last = field && Math.max(...[...field.dates, ...field.times].map(({ end }) => end));
  if (!field || last === undefined) return undefined;
  const more = field.value.endsWith(',') ? ` ${field.linesBelow[0]?.text ?? ''}` : '';
  const after = field.value.slice(last) + more;
  const lead = FROM_FOLDED.exec(foldEmailText(after))?.[0];
  if (lead === undefined) return undefined;
  const [name = ''] = after.slice(lead.length).split(SENTENCE_END);
  const [, ...others] = name.split(SEPARATOR);
  if (!others.some((part) => isStreet(part) || findCities(part).length > 0)) return undefined;
  const from = field.start + last + lead.length;
  return { place: parseAddress([name]), span: { from, until: from + name.length } };
}

const MEET = new RegExp(`(?<![\\p{L}\\d])${matchAny('places.meetAt')}:? `, 'u');
/** A time after a place. */
const AT_TIME = /[,;]? (?:\S{1,6} )?\d{1,2}(?:[:.h]\d\d| ?[ap]m)/;
const LONGEST_IN_SENTENCES = 120;

/** `Meet me on the grass above Cottesloe Beach.`: what a sentence names, up to its end. */
export function findMeetingSentence({ fields }: MailText): PlacedText | undefined {
  for (const { key, isLabel, label, value, start } of fields) {
    // `We meet at our barn: 4 Mill Lane`
    const isLed = key === 'unknown' && isLabel && isStreet(value) && MEET.test(`${label} `);
    const lead = MEET.exec(foldEmailText(value));
    if (!lead && !isLed) continue;
    const from = isLed || !lead ? 0 : lead.index + lead[0].length;
    const [told = ''] = (value.slice(from).split(SENTENCE_END)[0] ?? '').split(AT_TIME);
    const name = tidyName(told).replace(/^(?:the|der|die|das|dem|den|le|la|les|el|il|lo) /, '');
    if (!/\p{Lu}|\p{Lo}/u.test(name) || name.length > LONGEST_IN_SENTENCES) continue;
    return { place: parseAddress([name]), span: { from: start + from, until: start + from + told.length } };
  }
  return undefined;
}
