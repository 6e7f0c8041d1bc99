import type { Booking } from '../../booking.ts';
import { canContainBookings } from '../../mail-kind.ts';
import {
  type DoubtContext,
  hasOptions,
  hasProgram,
  hasSentenceAsPlace,
  isDayOfOrder,
  isHalfJourney,
  isHearsay,
  isNotice,
  isOrderTime,
  isPast,
  isTalk,
} from './doubt-checks.ts';

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

export const DOUBTS: DoubtRule[] = [
  {
    id: 'doubt.options',
    effect: 'drop',
    cost: 100,
    when: (_, context) => isTalk(context) && hasOptions(context),
    because: 'one of several moments or seasons to choose from',
  },
  {
    id: 'doubt.program',
    effect: 'drop',
    cost: 100,
    when: (_, context) => hasProgram(context),
    because: 'one of several moments with prices, of which none is booked',
  },
  {
    id: 'doubt.notice',
    effect: 'drop',
    cost: 100,
    when: isNotice,
    because: 'a day in a sentence of an email to many',
  },
  {
    id: 'doubt.ordered',
    effect: 'drop',
    cost: 100,
    when: isOrderTime,
    because: 'its time is that of the order',
  },
  {
    id: 'doubt.sent-day',
    effect: 'drop',
    cost: 100,
    when: isDayOfOrder,
    because: 'only the day of the email, which is probably that of the order',
  },
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
    id: 'doubt.told',
    effect: 'flag',
    cost: 20,
    when: isHearsay,
    because: 'told in a sentence, without a number',
  },
  {
    id: 'doubt.place',
    effect: 'flag',
    cost: 20,
    when: hasSentenceAsPlace,
    because: 'its place reads like a sentence',
  },
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
