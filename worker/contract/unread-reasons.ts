import { LIMITS } from './limits.ts';

/** Why text of a plan became no event. The values are the sentences that users read. */
export const UNREAD_REASONS = {
  'no-event': 'We found no event in this text.',
  limit: `Only the first ${LIMITS.proposals} events of a plan are read. Add some of them, then paste this again.`,
  'too-long': 'The plan was too long to read this far. Paste this again on its own.',
  quoted: 'This was quoted from an earlier email.',
  canceled: 'This was canceled.',
  question: 'This is a question.',
  repeated: 'This repeats an event.',
} as const satisfies Record<string, string>;

export type UnreadReason = keyof typeof UNREAD_REASONS;
