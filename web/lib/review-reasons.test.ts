import { expect, it } from 'vitest';
import { PROPOSAL_REASONS } from '../../worker/contract/proposal-reasons.ts';
import { UNREAD_REASONS } from '../../worker/contract/unread-reasons.ts';
import { READ_FAILURES } from '../../worker/domain/email/read-failures.ts';
import { REVIEW_REASONS } from '../../worker/domain/email/review-reasons.ts';
import { MATCH_REASONS } from '../../worker/domain/proposals/describe-reasons.ts';
import { inLanguage } from '../../worker/messages/in-language.ts';
import { translateReason } from './review-reasons.ts';

it('translates each reason, which is the same in English as on the server', () => {
  const reasons = [PROPOSAL_REASONS, REVIEW_REASONS, MATCH_REASONS, READ_FAILURES, UNREAD_REASONS].flatMap(
    (texts) => Object.values<string>(texts),
  );
  expect(reasons.map(translateReason)).toEqual(reasons);
  inLanguage({ language: 'de', locale: 'de-DE' }, () => {
    expect(reasons.filter((reason) => translateReason(reason) === reason)).toEqual([]);
    expect(translateReason(PROPOSAL_REASONS['no-date'])).toBe('Wir konnten kein Datum finden.');
    expect(translateReason('Said by an assistant.')).toBe('Said by an assistant.');
  });
});
