import { emailSchema } from './fields.ts';
import { z } from './zod.ts';

/** Delivery state of an email. `none`: none was requested. `sent`: handed over for delivery. */
type MailState = 'none' | 'pending' | 'sent' | 'failed';

/**
 * Why an email waits or failed. `limit`: it waits for our sending quota. `sending`: we could not send it.
 * `address`: the mail server said that the address is wrong. `unavailable`: the mailbox took nothing for days.
 * `refused`: the address must not be sent to, for example after earlier bounces. `spam`: the recipient marked it as spam.
 */
export type DeliveryProblem = 'limit' | 'sending' | 'address' | 'unavailable' | 'refused' | 'spam';

/** The newest email with the codes. */
export type CodesMail = {
  status: MailState;
  email: string;
  problem: DeliveryProblem | null;
  /** The recipient's mail server confirmed it. */
  isDelivered: boolean;
  /** It may be in a mailbox: it was sent, and nothing says that it was not delivered. */
  mayHaveArrived: boolean;
  /** Whether the owner's email can still be corrected: no account owns the itinerary yet. */
  canCorrect: boolean;
};

/** `newAccessCode` also changes the access code, so that the reader of the earlier email cannot view the itinerary. */
export const correctOwnerEmailSchema = z.object({
  ownerEmail: emailSchema,
  newAccessCode: z.boolean().optional(),
});
