import { requiredLine, sequenceSchema } from './fields.ts';
import type { Author } from './history.ts';
import { LIMITS } from './limits.ts';
import { z } from './zod.ts';

/** MIME types of papers. */
export const PAPER_TYPES = [
  'application/pdf',
  'application/vnd.apple.pkpass',
  'image/jpeg',
  'image/png',
  'image/webp',
] as const;
export type PaperType = (typeof PAPER_TYPES)[number];

const PAPER_KINDS = ['ticket', 'boarding-pass', 'voucher', 'reservation', 'other'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/**
 * A ticket, boarding pass or voucher. With a person it is for that person's link and for hosts; without one it follows its
 * event's audience, or is for everyone. Papers of removed people and of deleted events are for hosts. They are deleted 30
 * days after the last event.
 *
 * 1. `POST /api/projects/{id}/papers/upload-url`, `createPaperSchema` → 201 `{uploadURL, paper}`, for hosts. Errors: 403
 *    TRIAL_PAPER_BLOCKED, 409 FULL, 413 TOO_LARGE, 415 UNSUPPORTED_TYPE, 429 RATE_LIMITED.
 * 2. `PUT uploadURL` with the file, once and within ten minutes. Errors: as for images, 422 INVALID_PAPER if the content
 *    is not of the type. The paper is listed from then on.
 *
 * `GET …/papers` → `Paper[]`; `GET …/papers/{paperId}/file` → the file. `PATCH …/papers/{paperId}`, `changePaperSchema` →
 * `Paper`, 409 CONFLICT with `current`; `DELETE` → `{success}`; `POST …/papers/{paperId}/restore` → `Paper`, within ten
 * minutes after that: 404 NOT_FOUND, 409 FULL. For hosts.
 */
export type Paper = {
  id: number;
  title: string;
  kind: PaperKind;
  personId: number | null;
  /** Null for guests who do not see the event. */
  eventId: number | null;
  type: PaperType;
  /** Bytes. */
  size: number;
  /** For hosts. */
  addedBy?: Author;
  sequence: number;
};

export type NewPaperAddress = { uploadURL: string; paper: Paper };

const fields = {
  title: requiredLine(LIMITS.title, 'Please enter a title.'),
  kind: z.enum(PAPER_KINDS),
  personId: z.int().positive().nullable(),
  eventId: z.int().positive().nullable(),
};

export const createPaperSchema = z.object({
  title: fields.title,
  kind: fields.kind.default('ticket'),
  personId: fields.personId.default(null),
  eventId: fields.eventId.default(null),
  type: z.string().trim().toLowerCase().max(100),
  /** Bytes; the upload may not be larger. */
  size: z.int().min(1, 'That file is empty.'),
});
export type NewPaper = z.input<typeof createPaperSchema>;

/** Fields left out stay. */
export const changePaperSchema = z.object({
  ...z.object(fields).partial().shape,
  sequence: sequenceSchema,
});
