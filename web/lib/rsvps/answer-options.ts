import type { RsvpAnswer } from '../../../worker/contract/rsvps.ts';
import { t } from '../../../worker/messages/t.ts';

/** The answers in the order in which they are offered. */
export const listAnswerOptions = (): { value: RsvpAnswer; label: string }[] => [
  { value: 'yes', label: t('yes') },
  { value: 'maybe', label: t('maybe') },
  { value: 'no', label: t('no') },
];
