import { z } from './zod.ts';

/**
 * Who knows of a change:
 *
 * - `POST /api/projects/{id}/acknowledgements`, `acknowledgeSchema` → `{success}`: the reader knows of all changes up to the
 *   entry `seq` of the log, which a message, the itinerary (`newsSeq`) or the answer of the call has. 403 IDENTITY_REQUIRED
 *   without a name, 404 NOT_FOUND for a change that the reader does not see.
 * - `GET …/acknowledgements?seq=` → `Acknowledgements` of the call with this entry, for hosts.
 */
const seq = z.int().positive();
export const acknowledgeSchema = z.object({ seq });
export const acknowledgementsQuerySchema = z.object({ seq: z.coerce.number().pipe(seq) });

/**
 * The people on the guest list whom a changed event is for, by name, without hosts and those who declined. `confirmedAt` is
 * null until they said so.
 */
export type Acknowledgements = {
  needed: number;
  confirmed: number;
  names: { id: number; name: string; confirmedAt: string | null }[];
};
