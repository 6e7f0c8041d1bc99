import { EVENT_DEFAULTS } from '../../contract/events.ts';
import { hashToken as hashText } from '../access/crypto.ts';
import { EVENT_COLUMNS, type EventColumn, type ReviewedColumns } from '../event/event-fields.ts';
import { foldText } from '../text/fold-text.ts';

/**
 * Hash of the content: pasting the same plan twice adds nothing. `details` tell more apart, such as the
 * event that a change is for. Fields that are not set do not count, so that a new field keeps the keys of what waits.
 */
export function toContentKey(event: ReviewedColumns, details: string): Promise<string> {
  const defaults: { [Column in EventColumn]?: unknown } = EVENT_DEFAULTS;
  const isSet = (column: EventColumn) =>
    event[column] !== null && event[column] !== '' && event[column] !== defaults[column];
  const set = EVENT_COLUMNS.filter(isSet).map((column) => [column, fold(event[column])]);
  return hashText(JSON.stringify([set, details]));
}

const fold = (value: unknown) => (typeof value === 'string' ? foldText(value) : value);
