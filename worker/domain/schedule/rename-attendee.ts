import { parseAttendees, toNameKey } from './attendees.ts';
import { formatAttendees } from './format-attendees.ts';

/**
 * The attendees text with another name in place of one; undefined removes it. Returns the text unchanged if it does not
 * name the person, or names nobody else: without the name it would be everyone.
 */
export function replaceAttendee(text: string, name: string, by: string | undefined): string {
  const { mode, names } = parseAttendees(text);
  const key = toNameKey(name);
  if (!names.some((each) => toNameKey(each) === key)) return text;
  const rest = names.flatMap((each) => (toNameKey(each) === key ? (by ?? []) : each));
  return rest.length === 0 ? text : formatAttendees({ mode, names: rest });
}
