import { EVENT_DEFAULTS } from '../../contract/events.ts';
import {
  type EventColumns,
  type PartialColumns,
  pickEventColumns,
  type ReviewedColumns,
} from './event-fields.ts';

/** All fields of an event; those that were left out have their defaults. */
export function withEventDefaults(row: PartialColumns): EventColumns;
export function withEventDefaults(row: PartialColumns<ReviewedColumns>): ReviewedColumns;
export function withEventDefaults(row: PartialColumns<ReviewedColumns>): unknown {
  return { ...EVENT_DEFAULTS, ...pickEventColumns(row) };
}
