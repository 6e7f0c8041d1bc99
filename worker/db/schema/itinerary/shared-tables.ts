import { defineImages } from '../shared/images.ts';
import { defineIntakeAddresses, defineMails } from '../shared/mails.ts';
import { defineOutbox } from '../shared/outbox.ts';
import { defineProposals } from '../shared/proposals.ts';
import { projects } from './itineraries.ts';

// The tables that both kinds of database have, with what refers to itineraries. For migrations only: queries use those of
// schema/shared, where messages.ts and upkeep.ts have tables that refer to nothing.

const owners = { projects: () => projects.id };

export const itineraryImages = defineImages(owners);
export const itineraryOutbox = defineOutbox(owners);
export const itineraryIntakeAddresses = defineIntakeAddresses(owners);
export const itineraryMails = defineMails(owners);
export const itineraryProposals = defineProposals({ ...owners, mails: () => itineraryMails.id });
