import type { Booking } from './booking.ts';
import { openWalletPass } from './formats/wallet-pass-file.ts';
import type { Message } from './message.ts';
import type { AttachedTicket } from './reading.ts';
import { readTextBookings } from './text/decide/text-bookings.ts';

const MAX_TICKETS = 10;
const MAX_TICKET_TEXT = 20_000;

/** Passes, and PDFs with a booking or the reservation number of one. */
export function findTickets(
  message: Message,
  pdfs: { bytes: Uint8Array; text: string }[],
  bookings: Booking[],
): AttachedTicket[] {
  const numbers = bookings.flatMap(({ confirmation }) => (confirmation ? [toNumber(confirmation)] : []));
  const passes = message.passes.flatMap((bytes) => {
    const pass = openWalletPass(bytes);
    return pass ? [{ type: 'application/vnd.apple.pkpass' as const, bytes, text: JSON.stringify(pass) }] : [];
  });
  const tickets = pdfs
    .filter(({ text }) => {
      const printed = toNumber(text);
      return numbers.some((number) => printed.includes(number)) || readPdf(message, text).length > 0;
    })
    .map((pdf) => ({ type: 'application/pdf' as const, ...pdf }));
  return [...passes, ...tickets]
    .slice(0, MAX_TICKETS)
    .map(({ type, bytes, text }) => ({ type, bytes: bytes.slice(), text: text.slice(0, MAX_TICKET_TEXT) }));
}

/** Capitals and digits only, as in `BookingIdentity`. */
const toNumber = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The bookings of a PDF's text, as if it were a message of its own. */
export const readPdf = (message: Message, text: string): Booking[] =>
  readTextBookings({ ...message, text, plain: undefined, html: '' }).map((booking) => ({
    ...booking,
    source: 'pdf',
  }));
