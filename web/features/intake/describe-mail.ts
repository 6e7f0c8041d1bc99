import type { ReceivedMail } from '../../../worker/contract/intake.ts';
import { t } from '../../../worker/messages/t.ts';
import { translateReason } from '../../lib/review-reasons.ts';

/** By the words of the server, in which numbers are left out. */
const WORDS: Record<string, (count: number, changed: number) => string> = {
  'Reading…': () => t('mailReading'),
  'Gmail forwarding code found.': () => t('mailCode'),
  '# new event.': (count) => t('mailNewEvents', { count }),
  '# new events.': (count) => t('mailNewEvents', { count }),
  '# new event, # changed.': (count, changed) => t('mailNewAndChanged', { count, changed }),
  '# new events, # changed.': (count, changed) => t('mailNewAndChanged', { count, changed }),
  '# event changed.': (count) => t('mailEventsChanged', { count }),
  '# events changed.': (count) => t('mailEventsChanged', { count }),
  '# event canceled.': (count) => t('mailEventsCanceled', { count }),
  '# events canceled.': (count) => t('mailEventsCanceled', { count }),
  'No matching event to cancel.': () => t('mailNoneToCancel'),
  'Already imported.': () => t('mailKnown'),
  'Automatic reply, not read.': () => t('mailAutomatic'),
  'No booking found.': () => t('mailNoBooking'),
  '# events are to review already. Add or discard some, then forward this email again.': (limit) =>
    t('mailTooMany', { limit }),
};

/** What came of an email, in the language of the host. What is unknown keeps the words of the server. */
export function describeMail({ summary }: Pick<ReceivedMail, 'summary'>): string {
  const [count = 0, changed = 0] = (summary.match(/\d+/g) ?? []).map(Number);
  return WORDS[summary.replaceAll(/\d+/g, '#')]?.(count, changed) ?? translateReason(summary);
}
