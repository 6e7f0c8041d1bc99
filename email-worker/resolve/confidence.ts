import type { ReviewReason } from '../../worker/contract/unclaimed.ts';
import { MIN_CONFIDENCE } from '../../worker/domain/proposals/min-confidence.ts';
import { DAY_MS } from '../../worker/domain/time/days.ts';
import type { Booking, BookingSource } from '../booking.ts';
import type { ReadOptions } from '../reading.ts';
import { getStartPlace } from './booking-identity.ts';
import { hasImplausibleTimes } from './implausible-times.ts';
import type { ResolvedTime } from './resolve-time.ts';

const MACHINE: ReadonlySet<BookingSource> = new Set(['json-ld', 'microdata', 'calendar', 'pass']);
/** Whether a booking was read from machine-readable data. */
export const isMachineSource = (source: BookingSource): boolean => MACHINE.has(source);

const MAX_FOR_UNPROVEN_SENDER = 60;

/** Reasons that require a review whatever the confidence. */
const ALWAYS_REVIEWED: ReadonlySet<ReviewReason> = new Set([
  'sender-typed',
  'sender-not-authenticated',
  'changed',
  'unknown-kind',
  'no-date',
  'several-dates',
  'times-odd',
  'no-time',
  'check-in-assumed',
  'year-across-new-year',
  'zone-unknown',
  'offset-contradicts',
  'evidence-weak',
  'read-by-model',
]);

/** How reliable a booking is, and why it may need a review. */
export interface ConfidenceResult {
  confidence: number;
  needsReview: boolean;
  reasons: ReviewReason[];
}

/** Confidence in a booking, 0 to 100, computed from what the email states, and the reasons against it. */
export function computeConfidence(
  booking: Booking,
  startTime: ResolvedTime | undefined,
  endTime: ResolvedTime | undefined,
  sentAt: Date | undefined,
  { now, sender }: Pick<ReadOptions, 'now' | 'sender'>,
): ConfidenceResult {
  const { start, source } = booking;
  const hasTime = start.local.length > 10;
  const hasPlace = getStartPlace(booking) !== undefined;
  const year = Number(start.local.slice(0, 4));
  const checks: [boolean, ReviewReason, number][] = [
    [sender.typedOnly, 'sender-typed', 0],
    [!sender.authenticated && !sender.typedOnly, 'sender-not-authenticated', 20],
    [booking.status === 'changed', 'changed', 0],
    [booking.kind === 'other', 'unknown-kind', 0],
    [!startTime, 'no-date', 20],
    [start.ambiguous === true, 'several-dates', 0],
    [hasImplausibleTimes(booking, startTime, endTime), 'times-odd', 0],
    [!hasTime && booking.kind !== 'hotel', 'no-time', 20],
    [!hasTime && booking.kind === 'hotel', 'check-in-assumed', 20],
    [!start.yearStated, 'year-not-stated', 15],
    [
      !start.yearStated && sentAt !== undefined && year !== sentAt.getUTCFullYear(),
      'year-across-new-year',
      0,
    ],
    [[startTime, endTime].some((time) => time?.isZoneKnown === false), 'zone-unknown', 0],
    [startTime?.isContradicted === true, 'offset-contradicts', 0],
    [!hasPlace, 'no-place', 20],
    [booking.isWeak === true, 'evidence-weak', 30],
    [source === 'model' && !booking.isConfirmed, 'read-by-model', 0],
    [startTime !== undefined && startTime.instant < now.getTime() - DAY_MS, 'past', 10],
  ];
  const applicable = checks.filter(([applies]) => applies);
  const base = MACHINE.has(source) ? 95 : 85;
  const sum = applicable.reduce((points, [, , penalty]) => points - penalty, base);
  const confidence = Math.max(0, Math.min(sum, sender.authenticated ? 100 : MAX_FOR_UNPROVEN_SENDER));
  const reasons = applicable.map(([, reason]) => reason);
  const needsReview = confidence < MIN_CONFIDENCE || reasons.some((reason) => ALWAYS_REVIEWED.has(reason));
  return {
    confidence,
    needsReview,
    reasons: needsReview ? reasons : reasons.filter((reason) => reason !== 'past'),
  };
}
