import { type Attendees, dedupeNames } from './attendees.ts';

/** Inverse of `parseAttendees`. Invalid names are left out; without names the result is "Everyone". */
export function formatAttendees({ mode, names }: Attendees): string {
  const kept = mode === 'everyone' ? [] : dedupeNames(names);
  if (kept.length === 0) return 'Everyone';
  return mode === 'except' ? `Everyone except ${kept.join(', ')}` : kept.join(', ');
}
