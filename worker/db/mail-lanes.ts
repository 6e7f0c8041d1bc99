import type { OutboxRow } from './schema/shared/outbox.ts';

/** Emails of a lane never wait for those of a later one. */
export type Lane = 1 | 2 | 3;

/**
 * 1: codes, receipts, sign-in and account matters. 2: what somebody is asked to confirm, and what answers a report.
 * 3: notices.
 */
const LANE_OF: Record<OutboxRow['kind'], Lane> = {
  codes: 1,
  lockout: 1,
  receipt: 1,
  withdrawal: 1,
  alias: 1,
  address: 1,
  deletion: 1,
  ending: 1,
  report: 1,
  'report-receipt': 2,
  'notice-confirmation': 2,
  'urgent-notice': 2,
  reminder: 3,
  notice: 3,
};

export const toLane = (kind: OutboxRow['kind']): Lane => LANE_OF[kind];

/** The first to send first. */
export const LANES: readonly Lane[] = [1, 2, 3];

/** The share of a day's emails after which only lane 1 is sent. */
const RESERVED_FROM = 0.8;

/** How many emails may have been sent today for one more of this lane. */
export const toLaneLimit = (lane: Lane, dailyLimit: number): number =>
  lane === 1 ? dailyLimit : Math.floor(dailyLimit * RESERVED_FROM);
