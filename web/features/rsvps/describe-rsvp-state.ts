import type { RsvpSettings } from '../../../worker/contract/rsvps.ts';
import { formatDeadline, isPastDeadline } from './describe-rsvp.ts';

/** Until when guests can answer. `timeZone` is IANA; `now` in epoch milliseconds. */
export function describeRsvpState(
  rsvp: Pick<RsvpSettings, 'enabled' | 'deadline'>,
  timeZone: string,
  now: number,
): string {
  if (!rsvp.enabled) return 'RSVP is off. Nobody can answer; the answers so far are kept.';
  if (rsvp.deadline === null) return 'Guests can answer at any time.';
  const until = formatDeadline(rsvp.deadline, timeZone);
  return isPastDeadline(rsvp, now)
    ? `Guests could answer until ${until}. You can still answer for them.`
    : `Guests can answer until ${until}.`;
}
