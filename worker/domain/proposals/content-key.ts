import type { Audience } from '../../contract/events.ts';
import type { EventRsvp } from '../../contract/rsvps.ts';
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
  vibe: string | null;
  rsvp: EventRsvp | null;
};

/**
 * The same for the same event, so that a plan that is pasted twice is there once. `details` tell more apart, such as the
 * event that a change is for.
 */
export function toContentKey(event: Identity, details: string): Promise<string> {
  const { title, description, location, attendees, ...rest } = event;
  const { startsAt, endsAt, timeZone, endTimeZone, audience, vibe, rsvp } = rest;
  const texts = [title, description, location, attendees].map(foldText);
  const exact = [startsAt, endsAt, timeZone, endTimeZone, audience, vibe, rsvp];
  return hashText(JSON.stringify([...exact, ...texts, details]));
}
