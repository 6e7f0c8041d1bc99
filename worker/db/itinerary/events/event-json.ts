import type { SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { EVENT_COLUMNS, EVENT_FIELDS, type EventColumn } from '../../../domain/event/event-fields.ts';
import { events } from '../../schema/itinerary/itineraries.ts';

/** The name of a field's column in the database. */
export const toSqlName = (column: EventColumn): string => events[column].name;

/** A value for the column of each field. */
export const mapEventColumns = (toValue: (column: EventColumn) => SQL) =>
  Object.fromEntries(EVENT_COLUMNS.map((column) => [column, toValue(column)])) as Record<EventColumn, SQL>;

const FIELDS = Object.entries(EVENT_FIELDS);
const isTime = ([, { kind }]: (typeof FIELDS)[number]) => kind === 'time';

/** The columns of an event's times, by the names of their fields. */
export const EVENT_TIMES: Record<string, SQLiteColumn> = Object.fromEntries(
  FIELDS.filter(isTime).map(([name, { column }]) => [name, events[column]]),
);

/** Arguments of `json_object` for the fields of a row of events, as in the API. `row` is the table's name, OLD or NEW. */
export const renderEventJson = (row: 'OLD' | 'NEW'): string => renderFields(row, FIELDS);

/** Like `renderEventJson` without the times, for many rows: SQLite needs three times as long for them as for all other fields. */
export const renderEventJsonWithoutTimes = (row: 'events'): string =>
  renderFields(
    row,
    FIELDS.filter((field) => !isTime(field)),
  );

function renderFields(row: string, fields: typeof FIELDS): string {
  const rendered = fields.map(([name, { column, kind }]) => {
    const value = `${row}.${toSqlName(column)}`;
    const format = {
      text: value,
      json: `json(${value})`,
      time: renderIsoText(value),
      flag: `json(iif(${value}, 'true', 'false'))`,
    };
    return `'${name}', ${format[kind]}`;
  });
  return rendered.join(', ');
}

/** Formats epoch milliseconds like `Date.prototype.toISOString`; NULL stays NULL. */
const renderIsoText = (value: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${value} / 1000.0, 'unixepoch')`;
