import type { Reading } from '../../email-worker/reading.ts';
import type { MatchResult } from '../../email-worker/resolve/known-events.ts';
import type { MailOutcome } from '../contract/intake.ts';
import type { MailReadResult } from '../db/inbox/mail-results.ts';
import type { NewProposal } from '../db/inbox/proposals.ts';
import type { MailRow } from '../db/schema/shared/mails.ts';
import { describeReasons } from '../domain/proposals/describe-reasons.ts';
import { toSingleLine } from '../domain/text/printable-text.ts';

/** The columns of an email once it has been read, or could not be (`reading` undefined). */
export function toMailReadResult(
  mail: Pick<MailRow, 'sender'>,
  reading: Pick<Reading, 'original' | 'contentHash'> | undefined,
  outcome: MailOutcome,
  summary: string,
): MailReadResult {
  const original = reading?.original;
  const sentAt = original?.sentAt ? Date.parse(original.sentAt) : Number.NaN;
  return {
    outcome,
    summary,
    contentHash: reading?.contentHash ?? null,
    subject: toSingleLine(original?.subject ?? '', 500),
    originalName: toSingleLine(original?.from?.name ?? '', 200),
    originalAddress: toSingleLine(original?.from?.address ?? mail.sender, 254),
    sentAt: Number.isNaN(sentAt) ? null : sentAt,
  };
}

const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** What came of an email, and a sentence about it for the account's list of emails. */
export function describeResult(
  reading: Pick<Reading, 'kind'>,
  { inserts, changes, knownCount }: MatchResult,
  nonEvent: NewProposal | undefined,
): [MailOutcome, string] {
  if (nonEvent?.kind === 'forwarding-code') return ['code', 'Gmail forwarding code found.'];
  if (nonEvent) return ['unreadable', describeReasons(nonEvent.reasons, 'email').join(' ')];
  const newEvents = inserts.filter(({ kind }) => kind === 'event').length;
  const cancellations = inserts.length - newEvents;
  if (newEvents > 0) {
    const changed = changes.length > 0 ? `, ${changes.length} changed` : '';
    return ['events', `${count(newEvents, 'new event')}${changed}.`];
  }
  const isKnown = knownCount > 0 && cancellations + changes.length === 0;
  if (!isKnown && (reading.kind === 'cancellation' || cancellations > 0)) {
    const canceled = changes.length + cancellations;
    return [
      'cancelled',
      canceled > 0 ? `${count(canceled, 'event')} canceled.` : 'No matching event to cancel.',
    ];
  }
  if (changes.length > 0) return ['updated', `${count(changes.length, 'event')} changed.`];
  if (knownCount > 0) return ['known', 'Already imported.'];
  return ['nothing', reading.kind === 'ignored' ? 'Automatic reply, not read.' : 'No booking found.'];
}
