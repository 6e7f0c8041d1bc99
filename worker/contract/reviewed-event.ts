import { type EventFields, eventFieldSchemas } from './events.ts';
import { sequenceSchema } from './fields.ts';
import { z } from './zod.ts';

/**
 * An edit of a proposal or an unclaimed event. Fields left out stay as they are. `datetime` and `endsAt` are ISO with an
 * offset, or local `YYYY-MM-DDTHH:mm` in the event's zones; null removes them.
 */
export const reviewedEventSchema = z
  .object({ ...eventFieldSchemas, datetime: eventFieldSchemas.datetime.nullable() })
  .partial()
  .extend({ sequence: sequenceSchema });

/**
 * The content of a proposal or an unclaimed event, which a person reviews before it becomes an event. The title may be
 * empty, then it needs review; no attendees are everyone. Without a date (`datetime` is null) one must be added first.
 */
export type ReviewedEvent = Omit<EventFields, 'datetime'> & { datetime: string | null };
