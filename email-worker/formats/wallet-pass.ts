import type { Booking, BookingDetail } from '../booking.ts';
import { matchPrinted } from '../languages/compile.ts';
import type { Message } from '../message.ts';
import { BOARDING_TIME_NOTE } from './boarding-time-note.ts';
import {
  findPassField,
  type PassContent,
  readPassContent,
  toJsonObject,
  toPassText,
} from './wallet-pass-content.ts';
import { type JsonObject, openWalletPass } from './wallet-pass-file.ts';
import { findPassEnd, findPassStart } from './wallet-pass-start.ts';
import { fillStop, parseStopField, readPoint, readVenue } from './wallet-places.ts';

const SEAT = new RegExp(`^${matchPrinted('passFields.seat')}\\b`, 'i');
const NUMBER = new RegExp(matchPrinted('passFields.number'), 'i');
const PASSENGER = new RegExp(matchPrinted('passFields.passenger'), 'i');
const CONFIRMATION = new RegExp(
  `^(?!.*${matchPrinted('passFields.noConfirmation')}).*${matchPrinted('passFields.confirmation')}`,
  'i',
);
/** Bookings in wallet passes: boarding passes and tickets. */
export function readWalletPasses(message: Message): Booking[] {
  return message.passes.flatMap((bytes) => {
    const pass = openWalletPass(bytes);
    const content = pass && readPassContent(pass);
    if (!content) return [];
    return (content.kind === 'activity' ? toTicket(content) : toJourney(content)) ?? [];
  });
}

/** A boarding pass. The pass's location, if it has one, is where the journey starts. */
function toJourney(content: PassContent): Booking | undefined {
  const { pass, primary, semantics, barcode } = content;
  const [first, second] = primary.map(parseStopField);
  const from = {
    ...readPoint(pass),
    ...fillStop(
      first ?? {},
      barcode?.from,
      semantics.departureAirportCode,
      semantics.departureStationName ?? semantics.departureLocationDescription,
    ),
  };
  const to = fillStop(
    second ?? {},
    barcode?.to,
    semantics.destinationAirportCode,
    semantics.destinationStationName ?? semantics.destinationLocationDescription,
  );
  const found = findPassStart(content, from);
  if (!found) return undefined;
  const number = barcode?.number ?? (toPassText(semantics.flightCode) || findPassField(content, NUMBER));
  return { ...readCommon(content, found.isBoarding), number, from, to, start: found.start };
}

function toTicket(content: PassContent): Booking | undefined {
  const { pass, primary, semantics } = content;
  const found = findPassStart(content, undefined);
  const name =
    toPassText(semantics.eventName) ||
    toTeams(semantics) ||
    primary[0]?.value ||
    toPassText(pass.description);
  if (!found || !name) return undefined;
  const end = findPassEnd(content);
  return {
    ...readCommon(content, found.isBoarding),
    name,
    place: readVenue(content),
    start: found.start,
    ...(end ? { end } : {}),
  };
}

/** `Lions – Eagles`, from the semantic tags of a sports event. */
function toTeams({ homeTeamName, awayTeamName }: JsonObject): string | undefined {
  const teams = [homeTeamName, awayTeamName].map(toPassText).filter(Boolean);
  return teams.length === 2 ? teams.join(' – ') : undefined;
}

function readCommon(content: PassContent, isBoarding: boolean): Omit<Booking, 'start'> {
  const { pass, kind, isGeneric, barcode } = content;
  const passenger = barcode?.passenger ?? findPassField(content, PASSENGER);
  const seat = findPassField(content, SEAT) ?? toSeats(content.semantics) ?? barcode?.seat;
  const details: BookingDetail[] = [];
  if (isBoarding) details.push(BOARDING_TIME_NOTE);
  if (seat) details.push({ label: 'Seat', value: seat });
  return {
    kind,
    source: 'pass',
    status: pass.voided === true ? 'cancelled' : 'confirmed',
    people: passenger === undefined ? [] : [passenger],
    confirmation:
      findPassField(content, CONFIRMATION) ??
      (toPassText(content.semantics.confirmationNumber) || barcode?.confirmation),
    details,
    // A generic pass with a date may be anything, such as a membership card.
    isWeak: isGeneric || undefined,
  };
}

/** `Floor B, Row 7, Seat 12`: the seats' semantic tags. */
function toSeats({ seats }: JsonObject): string | undefined {
  const texts = (Array.isArray(seats) ? seats : [])
    .map(toJsonObject)
    .map((seat) =>
      [
        toPassText(seat.seatSection),
        toPassText(seat.seatRow) && `Row ${toPassText(seat.seatRow)}`,
        toPassText(seat.seatNumber) && `Seat ${toPassText(seat.seatNumber)}`,
      ]
        .filter(Boolean)
        .join(', '),
    );
  return texts.filter(Boolean).join('; ') || undefined;
}
