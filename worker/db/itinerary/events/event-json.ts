import type { SQL } from 'drizzle-orm';
import { EVENT_COLUMNS, EVENT_FIELDS, type EventColumn } from '../../../domain/event/event-fields.ts';
import { events } from '../../schema/itinerary/itineraries.ts';

/** The name of a field's column in the database. */
export const toSqlName = (column: EventColumn): string => events[column].name;

/** A value for the column of each field. */
export const mapEventColumns = (toValue: (column: EventColumn) => SQL) =>
  Object.fromEntries(EVENT_COLUMNS.map((column) => [column, toValue(column)])) as Record<EventColumn, SQL>;

/** Arguments of `json_object` for the fields of a row of events, as in the API. `row` is the table's name, OLD or NEW. */
export function renderEventJson(row: 'events' | 'OLD' | 'NEW'): string {
  const fields = Object.entries(EVENT_FIELDS).map(([name, { column, kind }]) => {
    const value = `${row}.${toSqlName(column)}`;
    const format = {
      text: value,
      json: `json(${value})`,
      time: renderIsoText(value),
      flag: `json(iif(${value}, 'true', 'false'))`,
    };
    return `'${name}', ${format[kind]}`;
  });
  return fields.join(', ');
}

/** Formats epoch milliseconds like `Date.prototype.toISOString`; NULL stays NULL. */
const renderIsoText = (value: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${value} / 1000.0, 'unixepoch')`;
