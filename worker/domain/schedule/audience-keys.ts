import type { Audience } from '../../contract/events.ts';
import { parseAttendees, toNameKey } from './attendees.ts';

/**
 * The attendees of a private event as the database compares them: the mode of `parseAttendees`, then the name keys, each
 * followed by a line break (names have none). Null for an event that everyone sees.
 */
export function toAudienceKeys(audience: Audience, attendees: string): string | null {
  if (audience === 'everyone') return null;
  const { mode, names } = parseAttendees(attendees);
  return [mode, ...names.map(toNameKey)].map((line) => `${line}\n`).join('');
}
