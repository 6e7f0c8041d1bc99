import type { ReviewReason } from '../../contract/unclaimed.ts';

/** Why an event that was read from an email should be reviewed, for the user. */
export const REVIEW_REASONS: Record<ReviewReason, string> = {
  'sender-typed': 'It came from an address that isn’t one of yours.',
  'sender-not-authenticated': 'We couldn’t verify who sent it.',
  changed: 'Updated by a newer email.',
  'unknown-kind': 'We couldn’t tell what kind of event it is.',
  'no-date': 'We couldn’t find a date in the email.',
  'several-dates': 'The email could mean more than one date.',
  'times-odd': 'The times don’t fit together.',
  'no-time': 'The email doesn’t give a time.',
  'check-in-assumed': 'The email doesn’t give a check-in time. We used 3:00 PM.',
  'year-not-stated': 'The email doesn’t give the year.',
  'year-across-new-year': 'The email doesn’t give the year. It could be next year.',
  'zone-unknown': 'We couldn’t tell which time zone it’s in.',
  'offset-contradicts': 'The time zone in the email doesn’t match the place.',
  'no-place': 'We couldn’t find a place in the email.',
  'evidence-weak': 'The email doesn’t clearly say this.',
  'read-by-model': 'Read by AI. Check it against the email.',
  'partly-read': 'Part of the email was too large to read. Check it against the email.',
  past: 'It’s in the past.',
};
