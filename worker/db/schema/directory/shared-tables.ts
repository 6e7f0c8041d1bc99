import { defineImages } from '../shared/images.ts';
import { defineIntakeAddresses, defineMails } from '../shared/mails.ts';
import { defineOutbox } from '../shared/outbox.ts';
import { defineProposals } from '../shared/proposals.ts';
import { users } from './accounts.ts';

// The tables that both kinds of database have, with what refers to accounts. For migrations only: queries use those of
// schema/shared, where messages.ts and upkeep.ts have tables that refer to nothing.

const owners = { users: () => users.id };

export const directoryImages = defineImages();
export const directoryOutbox = defineOutbox();
export const directoryIntakeAddresses = defineIntakeAddresses(owners);
export const directoryMails = defineMails(owners);
export const directoryProposals = defineProposals({ ...owners, mails: () => directoryMails.id });
