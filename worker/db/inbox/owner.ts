import { eq } from 'drizzle-orm';
import { intakeAddresses, mails } from '../schema/shared/mails.ts';
import { proposals } from '../schema/shared/proposals.ts';

/** Whose inbox: an account's, or an itinerary's (by its row id). */
export type InboxOwner = { userId: number } | { projectId: number };

/** The columns that say whose a row is. */
export const toOwnerColumns = (owner: InboxOwner) =>
  'userId' in owner
    ? { userId: owner.userId, projectId: null }
    : { userId: null, projectId: owner.projectId };

/** The condition that an email has this owner. */
export const isMailOf = (owner: InboxOwner) =>
  'userId' in owner ? eq(mails.userId, owner.userId) : eq(mails.projectId, owner.projectId);

/** The condition that a proposal has this owner. */
export const isProposalOf = (owner: InboxOwner) =>
  'userId' in owner ? eq(proposals.userId, owner.userId) : eq(proposals.projectId, owner.projectId);

/** The condition that an intake address has this owner. */
export const isAddressOf = (owner: InboxOwner) =>
  'userId' in owner
    ? eq(intakeAddresses.userId, owner.userId)
    : eq(intakeAddresses.projectId, owner.projectId);
