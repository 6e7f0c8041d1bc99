import { challengeSchema } from './challenge.ts';
import type { CustomColors, Look } from './choices.ts';
import { emailSchema, optionalLine } from './fields.ts';
import { LIMITS } from './limits.ts';
import type { CreatedProject } from './projects.ts';
import { z } from './zod.ts';

/**
 * Account routes. Unless noted they need a sign-in (401 SIGN_IN_REQUIRED).
 *
 * - `GET /api/login?returnTo=/dashboard` (navigation, no sign-in needed) redirects to the provider, then back to
 *   `returnTo` or to `/sign-in?problem=<SignInProblemCode>&returnTo=…`.
 * - `GET /api/auth/user` returns `User`.
 * - `POST /api/logout` returns `{success}` and deletes the session and its grants; the page then clears its caches.
 *   `GET /api/logout` (navigation) does the same from our own pages and redirects to `/?loggedOut=true`; from other
 *   sites it redirects to `/dashboard`.
 * - `POST /api/logout-everywhere` ends every session of the account: `{success}`.
 * - `GET /api/account/export` downloads the account's data as JSON; 503 UNAVAILABLE, never a part of it, while a database
 *   does not answer.
 * - `DELETE /api/account` with `DeleteAccount` returns `{success}` and signs out.
 * - `POST /api/users/avatar/upload-url` with `{contentType, size}` returns `AvatarUpload`; PUT the file there as
 *   with header images (contract/images.ts); `POST /api/users/avatar/complete` with `{key}` returns
 *   `{success, user}`. `DELETE /api/users/avatar` returns `{success, user}`. Errors: 413, 415, 422, 429.
 *
 * Itineraries of the signed-in owner, without a grant:
 *
 * - `GET /api/my-projects` returns `MyProject[]`, newest first.
 * - `POST /api/projects/{id}/access-owned` returns `{success, project: {projectId, name}}` and grants this browser
 *   access as owner. 404 NOT_FOUND if the caller is not the owner.
 * - `GET /api/projects/{id}/payments` returns `Payment[]`.
 * - `DELETE /api/projects/{id}` with `{confirmationName}`: `{success}`; 400 with `fields.confirmationName`
 *   unless it matches the itinerary's name exactly.
 * - `POST /api/projects/{id}/disown` returns `{success}`: removes an itinerary that someone else created with the
 *   caller's address, and stops its emails. `POST …/reclaim` undoes that; 404 NOT_FOUND if there is nothing to undo.
 * - `POST /api/projects/{id}/duplicate` with `DuplicateProject`: 201 `CopiedProject`. Also for admins without an account,
 *   as are `GET /api/projects/{id}/export`, which downloads an `ItineraryFile`, and `…/export.ics`, a calendar file.
 * - `POST /api/projects/import` with an `ItineraryFile`, and `ownerEmail` if nobody is signed in: 201 `CopiedProject`; 400
 *   with `fields`, 413 TOO_LARGE over MAX_IMPORT_BYTES. For everyone, limited like the creation of an itinerary.
 */

export const SIGN_IN_PROBLEMS = [
  /** Canceled at the provider. */
  'refused',
  /** Took too long, was already finished (Back, a second click), or was started in another browser. */
  'expired',
  /** The provider does not respond, or responds with an error. */
  'provider-down',
  /** The ID token is invalid: wrong issuer, nonce or signature, or expired. */
  'answer-invalid',
  /** The provider did not send an email address. */
  'email-missing',
  /** Rate limited by IP. */
  'too-many',
  /** No provider is configured. */
  'not-configured',
  /** Internal error. */
  'failed',
] as const;
export type SignInProblemCode = (typeof SIGN_IN_PROBLEMS)[number];

export type User = {
  id: number;
  firstName: string | null;
  lastName: string | null;
  email: string;
  /** False: the address opens nothing, see docs/decisions/019. */
  emailVerified: boolean;
  /** A path on our origin. */
  profileImageUrl: string | null;
  /** Host name of the provider. */
  signInProvider: string;
  createdAt: string;
};

export type MyProject = {
  projectId: string;
  id: number;
  name: string;
  customTitle: string | null;
  ownerName: string;
  groupSize: number;
  isPaid: boolean;
  createdAt: string;
  timeZone: string;
  look: Look | null;
  customColors: CustomColors | null;
  headerImage: string | null;
  eventCount: number;
  faqCount: number;
  /** `YYYY-MM-DD`, each event counted in its own zone; null without events. */
  firstDay: string | null;
  lastDay: string | null;
  /** Content of a copy or import is added with Full Access. */
  hasPendingContent: boolean;
  /** Its database does not answer now: hosts cannot open it, and what is listed may be older than it is. */
  isUnavailable: boolean;
};

export const deleteProjectSchema = z.object({ confirmationName: z.string().max(LIMITS.name * 2) });

/** `keep` leaves the itineraries without an owner; their codes still work. */
export const deleteAccountSchema = z.object({
  itineraries: z.enum(['delete', 'keep']),
  /** Must match the account's email, to prevent mistakes. */
  confirmationEmail: z.string().trim().toLowerCase().max(LIMITS.email),
});
export type DeleteAccount = z.input<typeof deleteAccountSchema>;

export const requestAvatarUploadSchema = z.object({
  contentType: z.string().max(100),
  /** Bytes. */
  size: z.int().min(1, 'That file is empty.').optional(),
});
export type AvatarUpload = { uploadUrl: string; key: string };
export const completeAvatarSchema = z.object({ key: z.string().max(100) });

const calendarDay = z.iso.date('Please choose a day.');

/** Shifts events by `shiftDays`, or so that the first one is on `firstDay` (`YYYY-MM-DD`). */
/** Where the codes of a copy or import go if nobody is signed in; without it they are only in the response. */
export const copyOwnerSchema = emailSchema.optional();

export const duplicateProjectSchema = z
  .object({
    name: optionalLine(LIMITS.name).optional(),
    shiftDays: z.int().min(-36_525).max(36_525).optional(),
    firstDay: calendarDay.optional(),
    ownerEmail: copyOwnerSchema,
    challenge: challengeSchema,
  })
  .refine(({ shiftDays, firstDay }) => shiftDays === undefined || firstDay === undefined, {
    message: 'Enter a number of days or a first day, not both.',
    path: ['firstDay'],
  });
export type DuplicateProject = z.input<typeof duplicateProjectSchema>;

/** A copy starts as a trial. `waiting` is the content that is added with Full Access. */
export type CopiedProject = {
  success: true;
  project: CreatedProject;
  waiting: { events: number; faqs: number; customizations: boolean };
};
