import type { MatchResult } from '../../email-worker/resolve/known-events.ts';
import type { Reading } from '../../email-worker/reading.ts';
import type { MailOutcome } from '../contract/intake.ts';
import type { UnclaimedContent, MailReadResult } from '../db/mail-results.ts';
import type { MailRow } from '../db/mail-schema.ts';
import { toSingleLine } from '../domain/text/printable-text.ts';

type Known = Pick<MailRow, 'sender'>;

/** What the row of a mail says once it was read; without a reading, that there was none. */
export function toMailResult(
  mail: Known,
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

const count = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;

/** What became of a mail, in a word for programs and a sentence for people. */
export function describeResult(
  reading: Pick<Reading, 'kind'>,
  merge: MatchResult,
  lone: UnclaimedContent | undefined,
): [MailOutcome, string] {
  if (lone?.kind === 'forwarding-code') return ['code', 'Gmail’s code for forwarding is on a card.'];
  if (lone) return ['unreadable', lone.description];
  const made = merge.inserts.filter(({ kind }) => kind === 'event').length;
  const told = merge.inserts.length - made;
  const isCalledOff = reading.kind === 'cancellation' || told > 0;
  if (made > 0) {
    const also = merge.changes.length > 0 ? `, ${merge.changes.length} changed` : '';
    return ['events', `${count(made, 'new event')}${also}.`];
  }
  if (isCalledOff) {
    const marked = merge.changes.length + told;
    return [
      'cancelled',
      marked > 0 ? `${count(marked, 'event')} called off.` : 'It cancels nothing that is here.',
    ];
  }
  if (merge.changes.length > 0) return ['updated', `${count(merge.changes.length, 'event')} changed.`];
  if (merge.knownCount > 0) return ['known', 'Nothing new: all of it was here already.'];
  return ['nothing', reading.kind === 'ignored' ? 'Not read: an automatic answer.' : 'No booking in it.'];
}
