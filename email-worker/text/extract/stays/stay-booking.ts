import type { Booking, BookingPlace } from '../../../booking.ts';
import { matchAny } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import {
  type FoundDateTime,
  type MailField,
  type MailText,
  readSpan,
  type TextSpan,
} from '../../label/mail-text.ts';
import { isStreet } from '../../scan/street.ts';
import { findAddresses, readLabeledPlace } from '../shared/addresses.ts';
import { findBookingName } from '../shared/booking-name.ts';
import { isOfPlatform } from '../shared/platform-address.ts';
import { findOwnAddress } from '../shared/sender-address.ts';
import { findSigner } from '../shared/sender-name.ts';

/** A stay with the hotel's name and address, as near to its dates as they are found. */
export function toStay(
  mail: MailText,
  field: MailField,
  start: FoundDateTime,
  end: FoundDateTime | undefined,
  trace: Booking['trace'],
): Booking {
  const { place, span } = findStayPlace(mail, field);
  const room = mail.fields.find((one) => one.key === 'room' && one.isLabel && one.value.length < 100);
  return {
    kind: 'hotel',
    status: 'confirmed',
    source: 'text',
    ...(place.name ? { name: place.name } : {}),
    ...(Object.keys(place).length ? { place } : {}),
    start: start.dateTime,
    ...(end ? { end: end.dateTime } : {}),
    people: [],
    details: room ? [{ label: 'Room', value: room.value }] : [],
    trace,
    evidence: { start: readSpan(mail, start.span), place: readSpan(mail, span) },
  };
}

/** A labeled address or hotel, else an address anywhere; the name may stand in the subject. */
function findStayPlace(mail: MailText, field: MailField): { place: BookingPlace; span?: TextSpan } {
  const hotel = nearest(mail, field, ['hotel']);
  const address = nearest(mail, field, ['place']);
  const venue = findBookingName(mail, 'hotel');
  const loose = findAddresses(mail)
    .filter((one) => !isOfPlatform(mail, one, venue))
    .sort((a, b) => away(a.line, field.line) - away(b.line, field.line))[0];
  const { labeled, places } = readHouse(mail, hotel, venue, loose);
  const found = (address && readLabeledPlace(address)) ?? places.find(Boolean);
  const stated = labeled?.place.name ?? found?.place.name;
  // `Pitch 23 for a tent` above an address is not the site's name.
  const name = (stated && venue && /\d/.test(stated) ? venue : stated) ?? venue ?? findSigner(mail);
  return { place: { ...found?.place, ...(name ? { name } : {}) }, ...(found ? { span: found.span } : {}) };
}

/**
 * The labeled hotel, and the places that may be that of the stay, the likeliest first. A unit of the sender, such as a
 * cabin or suite, is not a hotel.
 */
function readHouse(
  mail: MailText,
  hotel: MailField | undefined,
  venue: string | undefined,
  loose: PlacedAddress | undefined,
): { labeled?: PlacedAddress; places: (PlacedAddress | undefined)[] } {
  const printed = hotel && readLabeledPlace(hotel);
  const isOfUnit = hotel !== undefined && isUnit(hotel);
  const sender = findOwnAddress(mail, (isOfUnit ? undefined : printed?.place.name) ?? venue);
  if (isOfUnit && (sender || loose)) return { places: [sender, loose] };
  const isAddressed = printed !== undefined && hasAddress(printed.place);
  return { labeled: printed, places: [isAddressed ? printed : undefined, loose, sender, printed] };
}

type PlacedAddress = ReturnType<typeof readLabeledPlace>;

/** `Pitch 87 (tent, 6A)` is not an address. */
const hasAddress = ({ street, city }: BookingPlace): boolean =>
  Boolean(street) || /\p{L}{3}/u.test(city ?? '');

const ROOM = `${matchAny('labels.room')}(?![\\p{L}\\d])`;
/** `your room`, `type of room`. */
const ROOM_LABEL = new RegExp(`(?:^|\\s)${ROOM}$`, 'u');
const ROOM_INSIDE = new RegExp(`(?<![\\p{L}\\d])${ROOM}`, 'u');
const HOUSE = new RegExp(`(?<![\\p{L}\\d])${matchAny('labels.hotel')}(?![\\p{L}\\d])`, 'u');

/** One of the rooms or cabins of the sender: `14 "Marehalm", 4 persons`, `The Garden Suite (king bed)`. */
function isUnit({ label, value }: MailField): boolean {
  if (isStreet(value)) return false;
  const [folded, house] = [value, value.split(/[(,]/)[0] ?? ''].map(foldEmailText) as [string, string];
  const isRoom = ROOM_LABEL.test(label) || (ROOM_INSIDE.test(folded) && !HOUSE.test(house));
  return /^[\d"„“«]/.test(value) || isRoom;
}

/** Distance in lines; lines above count less than lines below. */
const away = (line: number, from: number) => (line <= from ? from - line : 2 * (line - from) + 3);

function nearest(mail: MailText, field: MailField, keys: MailField['key'][]): MailField | undefined {
  return mail.fields
    .filter(
      (one) =>
        keys.includes(one.key) &&
        one.isLabel &&
        /\p{L}{2}/u.test(one.value) &&
        !/@|https?:/.test(one.value) &&
        (one.key !== 'place' || /[\p{Lu}\p{Lo}]/u.test(one.value)),
    )
    .sort((a, b) => away(a.line, field.line) - away(b.line, field.line))[0];
}
