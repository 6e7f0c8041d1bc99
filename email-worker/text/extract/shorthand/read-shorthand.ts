import type { Booking } from '../../../booking.ts';
import { type MailText, parseMailText, type TextSpan } from '../../label/mail-text.ts';
import { isBookedSegment, readBookedSegment } from './booked-segment.ts';
import { isFlightSegment, readFlightSegment } from './flight-segment.ts';
import { isJourneySegment, readJourneySegment } from './journey-segment.ts';
import { findSegmentLines, type SegmentLines } from './segment-lines.ts';
import { readTextMessage } from './text-message.ts';

const MOST = 40;

/** What is written in shorthand, and the rest of the email. */
export interface ShorthandReading {
  bookings: Booking[];
  /** The email without the lines that were read; all positions are as before. */
  rest: MailText;
}

/** Reads the segments of reservation systems and railways' text messages, one booking per leg, stay or rental. */
export function readShorthand(mail: MailText): ShorthandReading {
  const isHead = (line: string) => FORMS.some(({ fits }) => fits(line));
  const bookings: Booking[] = [];
  const spans: TextSpan[] = [];
  for (const lines of findSegmentLines(mail, isHead).slice(0, MOST)) {
    const booking = FORMS.find(({ fits }) => fits(lines.head))?.read(lines, mail);
    if (!booking) continue;
    const evidence = booking.evidence ?? { start: lines.head.trim(), place: lines.head.trim() };
    bookings.push({ ...booking, evidence });
    spans.push({ from: lines.start, until: lines.end });
  }
  return { bookings, rest: spans.length > 0 ? withoutSpans(mail, spans) : mail };
}

/** The forms of a line. The first that fits a line reads it. */
const FORMS: {
  fits: (line: string) => boolean;
  read: (lines: SegmentLines, mail: MailText) => Booking | undefined;
}[] = [
  { fits: isFlightSegment, read: ({ head }, mail) => readFlightSegment(head, mail) },
  { fits: isJourneySegment, read: readJourneySegment },
  { fits: isBookedSegment, read: readBookedSegment },
  { fits: (line) => line.includes('DOJ'), read: ({ head }) => readTextMessage(head) },
];

function withoutSpans({ message }: MailText, spans: TextSpan[]): MailText {
  const kept: string[] = [];
  let at = 0;
  for (const { from, until } of spans) {
    kept.push(message.text.slice(at, from), message.text.slice(from, until).replace(/[^\n]/g, ' '));
    at = until;
  }
  return parseMailText({ ...message, text: kept.join('') + message.text.slice(at) });
}
