import { LIMITS } from '../../contract/limits.ts';
import { toMultilineText, toSingleLine } from './printable-text.ts';

/** Texts that need printable characters and a limit. */
export type EventTexts = { title: string; description: string; location: string; attendees: string };

/** The texts of an event that was read somewhere, printable and cut to the lengths that an event may have. */
export const cutEventTexts = ({ title, description, location, attendees }: EventTexts): EventTexts => ({
  title: toSingleLine(title, LIMITS.title),
  description: toMultilineText(description, LIMITS.description),
  location: toSingleLine(location, LIMITS.location),
  attendees: toSingleLine(attendees, LIMITS.attendees),
});
