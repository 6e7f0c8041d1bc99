// No imports: the review form loads this file without zod.

/** Why an event of a plan should be reviewed, for the user. */
export const PROPOSAL_REASONS = {
  'no-date': 'We couldn’t find a date.',
  'several-dates': 'The day and the month could be swapped.',
  'weekday-differs': 'The weekday doesn’t fit the date.',
  'relative-date': 'We worked out the date from today.',
  'day-number': 'We worked out the date from the first day.',
  'nearby-date': 'The date stands further up in the text.',
  'day-unclear': 'It may be on another day.',
  'outside-dates': 'It’s not within the days of this itinerary.',
  'year-not-stated': 'The year isn’t given.',
  'no-time': 'No time is given. We used 12:00 PM.',
  'all-day': 'It’s an all-day event. We used 12:00 PM.',
  'vague-time': 'The time is approximate.',
  'part-of-day': 'We worked out AM or PM from the words around it.',
  'am-or-pm': 'It could be AM or PM.',
  'several-times': 'The line has several times.',
  'times-odd': 'The times don’t fit together.',
  maybe: 'It isn’t decided yet.',
  'changed-later': 'It may have been changed.',
  secret: 'It sounds like a secret. Choose who sees it.',
  'from-chat': 'It comes from a chat. Check that it’s what was agreed.',
  'no-title': 'We couldn’t find a name for it.',
  'weak-line': 'We aren’t sure that this is an event.',
  'zone-unknown': 'We couldn’t tell which time zone it’s in.',
  'zone-of-place': 'The place is in another time zone.',
  'offset-contradicts': 'The time zone doesn’t match the place.',
  repeats: 'One of the dates of a repeating event.',
  'repeats-further': 'It repeats more often than we could add.',
  'in-the-past': 'It’s in the past.',
  'partly-read': 'Part of it was too large to read.',
  'read-by-model': 'Read by AI. Check it against the text.',
  'check-original': 'Check it against the original.',
} as const satisfies Record<string, string>;

export type ProposalReason = keyof typeof PROPOSAL_REASONS;
