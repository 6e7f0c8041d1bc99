import { z } from 'zod';

/**
 * Where confirmation mails go, and whose addresses count. All for the signed-in account.
 *
 * - `GET /api/intake` → `Intake`.
 * - `POST /api/intake/renew` → `Intake`: a new personal address; the old one works for 7 more days.
 * - `GET /api/intake/mails` → `ReceivedMail[]`, the newest 50: what came in and what became of each.
 * - `POST /api/intake/aliases/confirm`, `confirmAlias` → `{success, email}`. The mail that `This is me` sends
 *   links to `/dashboard?confirmSender={token}`: the page asks whether mail from that address shall count, and
 *   calls this. Only for the account that asked. 400 INVALID_INPUT when the token is old (24 hours) or another's.
 * - `DELETE /api/intake/aliases/{id}` → `{success}`.
 */
export const confirmAliasSchema = z.object({ token: z.string().trim().min(1).max(200) });

export type Alias = { id: number; email: string; status: 'pending' | 'confirmed'; createdAt: string };

export type Intake = {
  /** The account's own address, null where no intake address is set up. */
  address: string | null;
  /** An older one that still works, and until when. */
  previous: { address: string; until: string } | null;
  /** The one for everybody: mail from the account's verified address or an alias of it counts there. */
  sharedAddress: string | null;
  aliases: Alias[];
};

/**
 * What became of a mail. `waiting`: not read yet. `events`: new cards. `known`: nothing in it was new.
 * `updated`: it changed cards. `cancelled`: it cancels something. `nothing`: no booking in it (an advert, a
 * receipt). `unreadable`: a card says why. `code`: Gmail's forwarding code.
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
