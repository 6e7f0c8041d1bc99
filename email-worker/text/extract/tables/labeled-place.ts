import { matchAny } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import type { MailField, MailText } from '../../label/mail-text.ts';
import { isStreet } from '../../scan/street.ts';
import { findAddresses, readLabeledPlace } from '../shared/addresses.ts';
import type { PlacedText } from './meeting-place.ts';

const MEETING_POINT = new RegExp(matchAny('places.meetingPoint'));
const VENUE = new RegExp(matchAny('places.venue'));
const ADDRESS = new RegExp(matchAny('places.address'));

/** The place that an email labels as meeting point, venue or address. */
export function readLabeled(mail: MailText): PlacedText | undefined {
  const own = mail.fields.filter(isPlaceLabel);
  const labelled = own.find((one) => MEETING_POINT.test(one.label)) ?? own[0];
  if (!labelled) return undefined;
  const found = readLabeledPlace(labelled);
  const others = own.filter((one) => one !== labelled);
  const street = others.find((one) => ADDRESS.test(one.label));
  if (!found.place.street && street)
    return { place: { ...readLabeledPlace(street).place, ...found.place }, span: found.span };
  const address = found.place.street ? undefined : findAddressOf(mail, found.place.name);
  if (address) return address;
  const venue = others.find(
    (one) => one.line !== labelled.line && one.aspects.length === 0 && VENUE.test(one.label),
  );
  if (!venue || found.place.name) return found;
  return { place: { ...found.place, name: readLabeledPlace(venue).place.name }, span: found.span };
}

/** The address elsewhere in an email that starts with a name. */
function findAddressOf(mail: MailText, name: string | undefined): PlacedText | undefined {
  const folded = foldEmailText(name ?? '');
  return folded.length < 4
    ? undefined
    : findAddresses(mail).find(({ place }) => foldEmailText(place.name ?? '').startsWith(folded));
}

const isPlaceLabel = ({ key, aspects, isLabel, label, value }: MailField): boolean =>
  (key === 'place' || (key === 'depart' && aspects.includes('place'))) &&
  isLabel &&
  // `Museum hours: 10 AM - 5 PM`.
  foldEmailText(value) !== label &&
  /\p{L}{2}/u.test(value) &&
  // `Payment on site: cash, cards`.
  (/[\p{Lu}\p{Lo}]/u.test(value) || isStreet(value)) &&
  (!/^\d/.test(value) || isStreet(value)) &&
  !/@|https?:|^\d{1,2}[:.]\d\d|[!?]$/.test(value);
