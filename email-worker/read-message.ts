import { classify, type MailKind, makesEvents } from './classify.ts';
import type { Booking, Message } from './facts.ts';
import { readCalendars } from './formats/calendar.ts';
import { readJsonLd } from './formats/json-ld.ts';
import { readMicrodata } from './formats/microdata.ts';
import { readPasses } from './formats/pass.ts';
import { readPdfTexts } from './formats/pdf.ts';
import { readText } from './formats/text.ts';
import type { ReadingKind } from './reading.ts';
import { checkDigits } from './resolve/check-digits.ts';
import { doubtSharedDays } from './resolve/doubt.ts';
import { reconcile } from './resolve/reconcile.ts';
import { provesBooking } from './text/classes.ts';
import { fold } from './text/fold.ts';

/** Characters from the top in which a mail says that something is booked. */
const PROOF_WITHIN = 12_000;

export interface ReadMessage {
  kind: ReadingKind;
  bookings: Booking[];
  wantsModel: boolean;
}

/** What the readers make of one mail: machine data first, then its text and that of its PDFs. */
export async function readMessage(message: Message): Promise<ReadMessage> {
  const told = classify(message);
  if (told === 'bounce' || told === 'auto_reply') return { kind: 'ignored', bookings: [], wantsModel: false };
  const isBooking = makesEvents(told);
  const machine = readMachineData(message)
    .map((booking) => checkDigits(booking, message.text))
    // An advert may carry markup of what it offers; what claims to be reserved is shown, but never as sure.
    .flatMap((booking) => (isBooking ? [booking] : booking.isWeak ? [] : [{ ...booking, isWeak: true }]));
  const words = isBooking ? readWords(message).map((booking) => withProof(booking, message)) : [];
  const files = isBooking ? (await readPdfTexts(message)).flatMap((text) => readPdf(message, text)) : [];
  const bookings = reconcile(machine, [...doubtSharedDays(words, message.text), ...files]);
  return {
    kind: toKind(told, bookings.length),
    bookings,
    wantsModel: isBooking && isLacking(message, bookings),
  };
}

function readMachineData(message: Message): Booking[] {
  return [readJsonLd, readMicrodata, readCalendars, readPasses].flatMap((read) => read(message));
}

/** The text as it is shown, or the plain part where markup hid what matters. */
function readWords(message: Message): Booking[] {
  const found = readText(message);
  if (found.length > 0 || !message.plain) return found;
  const shown = fold(message.text);
  // What is in the plain part only was not meant for eyes, or markup drew it: nobody can tell which.
  const isShown = (words: string) =>
    (words.match(/\d[\d:./]*/g) ?? []).every((digits) => shown.includes(digits));
  return readText({ ...message, text: message.plain }).map((booking) =>
    isShown(fold(booking.evidence?.start ?? '')) ? booking : { ...booking, isWeak: true },
  );
}

/** Dates and places alone may be an offer: without a number, and without a word that it is booked, it is doubtful. */
function withProof(booking: Booking, { subject, text }: Message): Booking {
  const isProven = booking.confirmation || provesBooking(fold(subject), fold(text.slice(0, PROOF_WITHIN)));
  return isProven ? booking : { ...booking, isWeak: true };
}

const readPdf = (message: Message, text: string): Booking[] =>
  readText({ ...message, text, plain: undefined, html: '' }).map((booking) => ({
    ...booking,
    source: 'pdf',
  }));

function toKind(told: MailKind, count: number): ReadingKind {
  if (told === 'cancellation' || told === 'change' || told === 'confirmation') return told;
  return count > 0 ? 'confirmation' : 'none';
}

/** Nothing was found in a text that shows dates, or nothing whole. */
function isLacking(message: Message, bookings: Booking[]): boolean {
  const shows = /\d/.test(message.text) && message.text.length > 40;
  const isHalf = (booking: Booking) =>
    booking.isWeak || booking.start.local.length === 10 || !(booking.place ?? booking.from);
  return shows && bookings.every(isHalf);
}
