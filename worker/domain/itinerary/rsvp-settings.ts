import type { ChangeRsvpSettings, RsvpSettings } from '../../contract/rsvps.ts';
import { addDays } from '../time/days.ts';
import { toIso } from '../time/iso.ts';
import { toInstant } from '../time/zoned-time.ts';

/** Columns of a project. `rsvpDeadline`: epoch milliseconds. */
export type RsvpColumns = {
  rsvpEnabled: boolean;
  rsvpDeadline: number | null;
  rsvpMaxPartySize: number;
  rsvpQuestion: string | null;
  rsvpShowList: boolean;
};

/** The settings of a project as in the API and in exported files. */
export const toRsvpSettings = (columns: RsvpColumns): RsvpSettings => ({
  enabled: columns.rsvpEnabled,
  deadline: columns.rsvpDeadline === null ? null : toIso(columns.rsvpDeadline),
  maxPartySize: columns.rsvpMaxPartySize,
  question: columns.rsvpQuestion,
  showList: columns.rsvpShowList,
});

/**
 * The columns that a change of settings sets; `timeZone` (IANA) is that of a deadline without an offset. Undefined if the
 * deadline is not a date between 1990 and 2100.
 */
export function toRsvpColumns(
  change: ChangeRsvpSettings,
  timeZone: string,
): Partial<RsvpColumns> | undefined {
  const { enabled, maxPartySize, question, showList } = change;
  const deadline = change.deadline == null ? change.deadline : toDeadline(change.deadline, timeZone);
  if (change.deadline != null && deadline === undefined) return undefined;
  const columns = {
    rsvpEnabled: enabled,
    rsvpDeadline: deadline,
    rsvpMaxPartySize: maxPartySize,
    rsvpQuestion: question,
    rsvpShowList: showList,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** A date alone lasts until the next midnight in `timeZone`. */
function toDeadline(text: string, timeZone: string): number | undefined {
  if (text.includes('T')) return toInstant(text, timeZone);
  return toInstant(`${addDays(text, 1)}T00:00`, timeZone);
}

/** The columns alone, of a row that has others too. */
export const pickRsvpColumns = (row: RsvpColumns): RsvpColumns => ({
  rsvpEnabled: row.rsvpEnabled,
  rsvpDeadline: row.rsvpDeadline,
  rsvpMaxPartySize: row.rsvpMaxPartySize,
  rsvpQuestion: row.rsvpQuestion,
  rsvpShowList: row.rsvpShowList,
});
