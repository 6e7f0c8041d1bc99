import type { Booking } from '../../booking.ts';
import { canContainBookings, type MailKind } from '../../mail-kind.ts';
import { detectTravelMode } from '../extract/journeys/travel-mode.ts';
import type { MailText } from '../label/mail-text.ts';
import { findTripNumbers } from '../scan/trip-numbers.ts';

/** What is known about an email when its candidates are judged. */
export interface DoubtContext {
  mail: MailText;
  mailKind: MailKind;
  confirmation: string | undefined;
  /** Journeys, stays, cars and rides were found. */
  hasTravel: boolean;
}

/** A reason to doubt a candidate. */
export interface DoubtRule {
  id: string;
  /** `drop`: not a booking; `flag`: the user has to look at it. */
  effect: 'drop' | 'flag';
  /** What it takes from the score. */
  cost: number;
  when: (booking: Booking, context: DoubtContext) => boolean;
  because: string;
}

/** A past date is a mention, or it was misread. */
const isPast = ({ start }: Booking, { mail }: DoubtContext): boolean => {
  const since = mail.dateContext.sinceDate;
  return since !== undefined && start.local.slice(0, 10) < since;
};
const isTalk = ({ mailKind, confirmation }: DoubtContext): boolean => mailKind === 'other' && !confirmation;

/** Whether the text shows a journey that was not read. */
function isHalfJourney({ mail: { fields, foldedText }, hasTravel }: DoubtContext): boolean {
  if (hasTravel) return false;
  const mode = detectTravelMode(foldedText);
  return fields.some(({ key, times, isLabel, value }) => {
    const isStop = (key === 'depart' || key === 'arrive') && times.length > 0;
    const isNumbered = (key === 'train' || key === 'flight') && isLabel && /\d/.test(value);
    const isOnRails = mode === 'train' || mode === 'bus';
    return (
      isStop || isNumbered || (isOnRails && findTripNumbers(value, key).some(({ kind }) => kind === mode))
    );
  });
}

export const DOUBTS: DoubtRule[] = [
  {
    id: 'doubt.mentioned',
    effect: 'drop',
    cost: 100,
    when: (booking, context) => context.mailKind === 'other' && isPast(booking, context),
    because: 'a past date in an email that confirms nothing',
  },
  {
    id: 'doubt.day-only',
    effect: 'drop',
    cost: 100,
    when: ({ start }, context) => isTalk(context) && !context.hasTravel && start.local.length === 10,
    because: 'a day without a time in an email that confirms nothing',
  },
  {
    id: 'doubt.over',
    effect: 'drop',
    cost: 100,
    when: ({ start }, { mail, mailKind }) =>
      !canContainBookings(mailKind) &&
      start.local.slice(0, 10) <= (mail.message.sentAt?.toISOString().slice(0, 10) ?? '9'),
    because: 'not after an email that seems to be about something past',
  },
  {
    id: 'doubt.verdict',
    effect: 'flag',
    cost: 30,
    when: (_, { mailKind }) => !canContainBookings(mailKind),
    because: 'the email seems to confirm nothing',
  },
  { id: 'doubt.past', effect: 'flag', cost: 30, when: isPast, because: 'its date is past' },
  {
    id: 'doubt.half',
    effect: 'flag',
    cost: 20,
    when: (_, context) => isHalfJourney(context),
    because: 'the text also shows a journey that was not read',
  },
  {
    id: 'doubt.talk',
    effect: 'flag',
    cost: 30,
    when: (_, context) => isTalk(context),
    because: 'the email confirms nothing and has no number',
  },
];
