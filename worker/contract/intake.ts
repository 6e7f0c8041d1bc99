import { z } from './zod.ts';

/**
 * Addresses for forwarding confirmation emails, for the signed-in account:
 *
 * - `GET /api/intake` → `Intake`.
 * - `POST /api/intake/renew` → `Intake` with a new personal address; the old one works for 7 more days.
 *   403 EMAIL_UNVERIFIED for an account with an unverified email and no address yet; also for new aliases.
 * - `GET /api/intake/mails` → `ReceivedMail[]`, the newest 50.
 * - `POST /api/intake/aliases/confirm`, `confirmAliasSchema` → `{success, email}`. The email that "This is me" sends
 *   links to `/dashboard?confirmSender={token}`, which asks for confirmation and calls this. 400 INVALID_INPUT if the
 *   token is older than 24 hours or belongs to another account.
 * - `DELETE /api/intake/aliases/{id}` → `{success}`.
 */
export const confirmAliasSchema = z.object({ token: z.string().trim().min(1).max(200) });

export type Alias = { id: number; email: string; status: 'pending' | 'confirmed'; createdAt: string };

export type Intake = {
  /** The personal address; null if intake is not configured, or none exists and the account's email is unverified. */
  address: string | null;
  /** The replaced address while it still works. */
  previous: { address: string; until: string } | null;
  /** Shared by all accounts: assigns an email by its sender, the verified email or an alias. Null if unverified. */
  sharedAddress: string | null;
  aliases: Alias[];
};

/**
 * Result of reading an email. `waiting`: not read yet. `events`: new unclaimed events. `known`: already imported.
 * `updated`: unclaimed events changed. `cancelled`: a booking was canceled. `nothing`: no booking found.
 * `unreadable`: an unclaimed event of kind `problem` says why. `code`: Gmail's forwarding code.
 */
const MAIL_OUTCOMES = [
  'waiting',
  'events',
  'known',
  'updated',
  'cancelled',
  'nothing',
  'unreadable',
  'code',
] as const;
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

export type ReceivedMail = {
  id: number;
  subject: string;
  senderName: string;
  senderAddress: string;
  receivedAt: string;
  outcome: MailOutcome;
  /** A sentence for people: "2 new events", "Nothing to add: an advert". */
  summary: string;
};
