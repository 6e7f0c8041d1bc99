import { z } from 'zod';
import { optionalLine } from './fields.ts';
import { LIMITS } from './limits.ts';
import type { CreatedProject } from './projects.ts';

/**
 * Accounts, as pages use them.
 *
 * - `GET /api/login?returnTo=/dashboard` by navigation goes to the provider and comes back to `returnTo`, or
 *   to `/sign-in?problem=<SignInProblem>&returnTo=…`, a page that says what happened and offers another try.
 * - `GET /api/auth/user` answers `User`, or 401 SIGN_IN_REQUIRED.
 * - `POST /api/logout` answers `{success}` and forgets the session and what it opened; then clear the caches and
 *   go home. `GET /api/logout` by navigation from one of our pages does the same and goes to `/?loggedOut=true`;
 *   from elsewhere it goes to `/dashboard`, where there is a button.
 * - `POST /api/logout-everywhere` ends every session of the account, this one too: `{success}`.
 * - `GET /api/account/export` downloads all that is the caller's, as JSON.
 * - `DELETE /api/account` with `DeleteAccount` answers `{success}` and signs out.
 * - `POST /api/users/avatar/upload-url` with `{contentType, size}` answers `AvatarUpload`; PUT the file there as
 *   with header images (contract/images.ts); `POST /api/users/avatar/complete` with `{key}` answers
 *   `{success, user}`. `DELETE /api/users/avatar` takes it away: `{success, user}`. Refusals: 413, 415, 422, 429.
 *
 * Itineraries of the signed-in owner; none of these needs a grant:
 *
 * - `GET /api/my-projects` answers `MyProject[]`, newest first.
 * - `POST /api/projects/{id}/access-owned` answers `{success, project: {projectId, name}}` and lets this browser
 *   in as owner. 404 NOT_FOUND for what is not the caller's.
 * - `GET /api/projects/{id}/payments` answers `Payment[]`.
 * - `DELETE /api/projects/{id}` with `{confirmationName}`: `{success}`; 400 with `fields.confirmationName`
 *   when it is not the itinerary's name, letter by letter.
 * - `POST /api/projects/{id}/duplicate` with `Duplicate`: 201 `CopiedProject`.
 * - `GET /api/projects/{id}/export` downloads an `ItineraryFile`, `…/export.ics` a calendar file (admins too).
 * - `POST /api/projects/import` with the text of an `ItineraryFile`: 201 `CopiedProject`; 400 with `fields`,
 *   413 TOO_LARGE over MAX_IMPORT_BYTES.
 */

/** What can go wrong with a sign-in. */
export const SIGN_IN_PROBLEMS = [
  /** The person said no at the provider. */
  'refused',
  /** It took too long, was finished before (Back, a second click), or began in another browser. */
  'expired',
  /** The provider does not answer, or answers with a failure of its own. */
  'provider-down',
  /** The provider's answer is not one to believe: another issuer, nonce or signature, or too old. */
  'answer-invalid',
  /** The provider has not verified the e-mail address. */
  'email-unverified',
  /** Many tries from one network in a short time. */
  'too-many',
  /** No provider is set. */
  'not-configured',
  /** A fault of ours. */
  'failed',
] as const;
export type SignInProblemCode = (typeof SIGN_IN_PROBLEMS)[number];

export type User = {
  id: number;
  firstName: string | null;
  lastName: string | null;
  email: string;
  /** Of our own origin, or null. */
  profileImageUrl: string | null;
  /** Host name of who signs this account in. */
  signInProvider: string;
  createdAt: string;
};

/** An itinerary of the caller's. */
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
  headerImage: string | null;
  eventCount: number;
  faqCount: number;
  /** Beginning of the first and of the last event, UTC; null without events. */
  firstEventAt: string | null;
  lastEventAt: string | null;
  /** Content of a copy or import that comes with Full Access. */
  hasWaitingContent: boolean;
};

export const deleteProjectSchema = z.object({ confirmationName: z.string().max(LIMITS.name * 2) });

/** Itineraries that are kept go on by their codes alone, without an account. */
export const deleteAccountSchema = z.object({
  itineraries: z.enum(['delete', 'keep']),
  /** The account's own address, against slips. */
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

/** Moved by `shiftDays`, or so that the first event is on `firstDay` (`YYYY-MM-DD`); as it is without either. */
export const duplicateProjectSchema = z
  .object({
    name: optionalLine(LIMITS.name).optional(),
    shiftDays: z.int().min(-36_525).max(36_525).optional(),
    firstDay: calendarDay.optional(),
  })
  .refine(({ shiftDays, firstDay }) => shiftDays === undefined || firstDay === undefined, {
    message: 'Choose days to move by or a first day, not both.',
    path: ['firstDay'],
  });
export type DuplicateProject = z.input<typeof duplicateProjectSchema>;

/** A copy begins as a trial; what a trial does not hold waits for Full Access and comes with it. */
export type CopiedProject = {
  success: true;
  project: CreatedProject;
  waiting: { events: number; faqs: number; customizations: boolean };
};
