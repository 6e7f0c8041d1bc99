import type { EVENT_DEFAULTS, EventFields } from '../../contract/events.ts';
import type { ReviewedEvent } from '../../contract/reviewed-event.ts';
import { parseIsoOrNull, toIsoOrNull } from '../time/iso.ts';

/** Event fields that notices name, most important first. `attendance`: who takes part, or whether the reader does. */
export const CHANGED_FACTS = ['title', 'start', 'end', 'location', 'details', 'attendance'] as const;
export type ChangedFact = (typeof CHANGED_FACTS)[number];

type EventField = {
  /** The property of the row. */
  column: string;
  /** `time`: epoch milliseconds in the row, ISO in UTC elsewhere. `json`: JSON text in the database; `flag`: 0 or 1. */
  kind: 'text' | 'time' | 'json' | 'flag';
  /** What notices call a change of the field; null if they do not mention it. */
  told: ChangedFact | null;
  /** Its value after a deleted event was erased. Without one it is kept, for subscribed calendars to say what is canceled. */
  erased?: '' | null;
};

/**
 * All fields of an event, by their names in the API. Each of them is read, logged, restored, exported, imported, copied and
 * proposed. The triggers of the change log are printed from it: `npm run triggers`.
 */
export const EVENT_FIELDS = {
  title: { column: 'title', kind: 'text', told: 'title', erased: '' },
  description: { column: 'description', kind: 'text', told: 'details', erased: '' },
  datetime: { column: 'startsAt', kind: 'time', told: 'start' },
  endsAt: { column: 'endsAt', kind: 'time', told: 'end' },
  timeZone: { column: 'timeZone', kind: 'text', told: 'start' },
  endTimeZone: { column: 'endTimeZone', kind: 'text', told: 'end' },
  location: { column: 'location', kind: 'text', told: 'location', erased: '' },
  attendees: { column: 'attendees', kind: 'text', told: 'attendance', erased: '' },
  audience: { column: 'audience', kind: 'text', told: null },
  rsvp: { column: 'rsvp', kind: 'json', told: null },
  vibe: { column: 'vibe', kind: 'text', told: 'details', erased: null },
  pinned: { column: 'pinned', kind: 'flag', told: null },
} as const satisfies Record<keyof EventFields, EventField>;

type Fields = typeof EVENT_FIELDS;
export type EventFieldName = keyof Fields;
export type EventColumn = Fields[EventFieldName]['column'];

type Stored<Event extends Record<EventFieldName, unknown>> = {
  [Name in EventFieldName as Fields[Name]['column']]: Fields[Name]['kind'] extends 'time'
    ? number | Extract<Event[Name], null>
    : Event[Name];
};
/** The fields of an event as the database has them. */
export type EventColumns = Stored<EventFields>;
/** The event fields of a proposal as the database has them. The start may be missing. */
export type ReviewedColumns = Stored<ReviewedEvent>;
/** Columns to insert. Those with a value in `EVENT_DEFAULTS` may be left out. */
export type PartialColumns<Columns extends ReviewedColumns = EventColumns> = Pick<
  Columns,
  Exclude<EventColumn, keyof typeof EVENT_DEFAULTS>
> & { [Column in keyof typeof EVENT_DEFAULTS]?: Columns[Column] | undefined };

const ENTRIES = Object.entries(EVENT_FIELDS) as [EventFieldName, EventField & { column: EventColumn }][];

export const EVENT_FIELD_NAMES = ENTRIES.map(([name]) => name);
export const EVENT_COLUMNS = ENTRIES.map(([, { column }]) => column);

/** The API's name of a column's field. */
export const toFieldName = (column: EventColumn): EventFieldName =>
  EVENT_FIELD_NAMES.find((name) => EVENT_FIELDS[name].column === column) as EventFieldName;

/** The fields of a row, as in the API. */
export function toEventFields(row: EventColumns): EventFields;
export function toEventFields(row: ReviewedColumns): ReviewedEvent;
export function toEventFields(row: ReviewedColumns): unknown {
  const read = ({ column, kind }: (typeof ENTRIES)[number][1]) =>
    kind === 'time' ? toIsoOrNull(row[column] as number | null) : row[column];
  return Object.fromEntries(ENTRIES.map(([name, field]) => [name, read(field)]));
}

/** Inverse of `toEventFields`. */
export function toEventColumns(fields: EventFields): EventColumns;
export function toEventColumns(fields: ReviewedEvent): ReviewedColumns;
export function toEventColumns(fields: ReviewedEvent): unknown {
  const store = (name: EventFieldName) =>
    EVENT_FIELDS[name].kind === 'time' ? parseIsoOrNull(fields[name] as string | null) : fields[name];
  return Object.fromEntries(ENTRIES.map(([name, { column }]) => [column, store(name)]));
}

/** Drops everything that is not an event field, such as ids, and undefined values. */
export const pickEventColumns = <Row extends object>(row: Row): Pick<Row, EventColumn & keyof Row> =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([column, value]) => EVENT_COLUMNS.includes(column as EventColumn) && value !== undefined,
    ),
  ) as Pick<Row, EventColumn & keyof Row>;

/** The values that erasing writes to a deleted event. */
export const ERASED_COLUMNS = Object.fromEntries(
  ENTRIES.flatMap(([, { column, erased }]) => (erased === undefined ? [] : [[column, erased]])),
) as Partial<EventColumns>;
