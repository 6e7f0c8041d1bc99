import type { Booking } from './booking.ts';
import { findTickets, readPdf } from './find-tickets.ts';
import { readCalendarBookings } from './formats/calendar-bookings.ts';
import { readJsonLd } from './formats/json-ld.ts';
import { readMicrodata } from './formats/microdata.ts';
import { readPdfTexts } from './formats/pdf.ts';
import { readWalletPasses } from './formats/wallet-pass.ts';
import { foldEmailText } from './languages/fold-email-text.ts';
import { canContainBookings, type MailKind } from './mail-kind.ts';
import type { Message } from './message.ts';
import type { AttachedTicket, ReadingKind } from './reading.ts';
import { mergeAttached } from './resolve/merge-attached.ts';
import { mergeMachineAndText } from './resolve/merge-machine-and-text.ts';
import { checkAgainstPrintedTimes } from './resolve/printed-times.ts';
import { flagSharedDays } from './resolve/shared-days.ts';
import { classifyMessage } from './text/decide/classify-message.ts';
import { readTextBookings } from './text/decide/text-bookings.ts';
import { hasBookingProof } from './text/scan/booking-proof.ts';
import type { WorkBudget } from './work-budget.ts';

/** Characters from the top within which an email says that something is booked. */
const PROOF_WITHIN = 12_000;
const MIN_TEXT_FOR_MODEL = 40;

export interface MessageReading {
  kind: ReadingKind;
  bookings: Booking[];
  /** Texts of attached PDFs. */
  files: string[];
  tickets: AttachedTicket[];
  wantsModel: boolean;
  needsModel: boolean;
}

/** Runs all readers on one message: machine-readable data first, then its text and that of its PDFs. */
export async function readMessage(original: Message, budget: WorkBudget): Promise<MessageReading> {
  const message = withinBudget(original, budget);
  const mailKind = classifyMessage(message);
  if (mailKind === 'bounce' || mailKind === 'auto_reply')
    return { kind: 'ignored', bookings: [], files: [], tickets: [], wantsModel: false, needsModel: false };
  const isSearched = canContainBookings(mailKind);
  // The text engine decides for itself: it overrules some verdicts.
  const printed = readPrintedText(message, budget).map((booking) => checkProof(booking, message));
  const pdfs = isSearched ? readPdfs(message, budget) : [];
  const files = pdfs.map(({ text }) => text);
  const attached = files.flatMap((text) => readPdf(message, text));
  const allText = [message.text, ...files].join('\n');
  const machine = readMachineData(message)
    .map((booking) => checkAgainstPrintedTimes(booking, allText))
    .flatMap((booking) => (isSearched ? [booking] : keepReserved(booking)));
  const read = mergeAttached(flagSharedDays(printed, message.text), attached);
  const bookings = mergeMachineAndText(machine, read);
  const isReadable = hasNumbers(message.text) || files.some(hasNumbers);
  return {
    kind: toReadingKind(mailKind, bookings.length),
    bookings,
    files,
    tickets: isSearched ? findTickets(message, pdfs, bookings) : [],
    wantsModel: isReadable && machine.every(isPartial),
    needsModel: isSearched && isReadable && bookings.every(isPartial),
  };
}

/** What HTML with machine-readable data contains. Other HTML costs no search for it. */
const MACHINE_DATA = /itemtype|ld\+json/i;

/** What is read of a message: its machine-readable data first. */
function withinBudget(message: Message, budget: WorkBudget): Message {
  return {
    ...message,
    html: MACHINE_DATA.test(message.html) ? budget.cut(message.html, 'markup') : '',
    jsonLd: message.jsonLd.map((text) => budget.cut(text, 'json')),
    calendars: budget.take(message.calendars, 'calendar').map((text) => budget.cut(text, 'calendar')),
    passes: budget.take(message.passes, 'pass').filter(({ length }) => budget.pay(length, 'inflated')),
    pdfs: budget.take(message.pdfs, 'pdf'),
    text: budget.cutText(message.text),
    plain: message.plain,
  };
}

function readMachineData(message: Message): Booking[] {
  return [readJsonLd, readMicrodata, readCalendarBookings, readWalletPasses].flatMap((read) => read(message));
}

/** Ads may carry markup of what they offer, so even reservations in them are marked as uncertain. */
const keepReserved = (booking: Booking): Booking[] => (booking.isWeak ? [] : [{ ...booking, isWeak: true }]);

/** Reads the rendered text, or the plain part if the HTML hid what matters. */
function readPrintedText(message: Message, budget: WorkBudget): Booking[] {
  const found = readTextBookings(message);
  if (found.length > 0 || !message.plain) return found;
  const plain = budget.cutText(message.plain);
  const rendered = foldEmailText(message.text);
  const isRendered = (words: string) =>
    (words.match(/\d[\d:./]*/g) ?? []).every((digits) => rendered.includes(digits));
  return readTextBookings({ ...message, text: plain }).map((booking) =>
    isRendered(foldEmailText(booking.evidence?.start ?? '')) ? booking : { ...booking, isWeak: true },
  );
}

/** Dates and places alone may be an offer; a number or a word like "booked" proves a booking. */
function checkProof(booking: Booking, { subject, text }: Message): Booking {
  const isProven =
    booking.confirmation ||
    hasBookingProof(foldEmailText(subject), foldEmailText(text.slice(0, PROOF_WITHIN)));
  return isProven ? booking : { ...booking, isWeak: true };
}

const readPdfs = (message: Message, budget: WorkBudget) =>
  message.pdfs.flatMap((bytes) =>
    readPdfTexts({ ...message, pdfs: [bytes] }, budget).map((text) => ({ bytes, text })),
  );

function toReadingKind(mailKind: MailKind, count: number): ReadingKind {
  if (mailKind === 'cancellation' || mailKind === 'change' || mailKind === 'confirmation') return mailKind;
  return count > 0 ? 'confirmation' : 'none';
}

/** Whether the text is more than a greeting. */
const hasNumbers = (text: string): boolean => /\d/.test(text) && text.length > MIN_TEXT_FOR_MODEL;

const isPartial = ({ isWeak, start, place, from }: Booking): boolean =>
  Boolean(isWeak) || start.local.length === 10 || !(place ?? from);
