import type { RsvpAnswer } from '../../../worker/contract/rsvps.ts';

/** The answers in the order in which they are offered. */
export const ANSWER_OPTIONS: readonly { value: RsvpAnswer; label: string }[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'maybe', label: 'Maybe' },
  { value: 'no', label: 'No' },
];
