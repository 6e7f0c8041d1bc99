import type { Audience } from '../../contract/events.ts';
import { hashToken as hashText } from '../access/crypto.ts';
import { foldText } from '../text/fold-text.ts';

/** What tells proposals apart. Times in epoch milliseconds. */
type Identity = {
  title: string;
  description: string;
  startsAt: number | null;
  endsAt: number | null;
  location: string;
  attendees: string;
  timeZone: string;
  endTimeZone: string | null;
  audience: Audience;
};

/**
 * The same for the same event, so that a plan that is pasted twice is there once. `details` tell more apart, such as the
 * event that a change is for.
 */
export function toContentKey(event: Identity, details: string): Promise<string> {
  const { title, description, startsAt, endsAt, location, attendees, timeZone, endTimeZone, audience } =
    event;
  const texts = [title, description, location, attendees].map(foldText);
  return hashText(JSON.stringify([startsAt, endsAt, timeZone, endTimeZone, audience, ...texts, details]));
}
