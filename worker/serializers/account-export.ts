import type { readAccount } from '../db/directory/accounts/account.ts';
import type { readOwnedItineraries } from '../db/itinerary/projects/owned-itineraries.ts';
import type { UserRow } from '../db/schema/directory/accounts.ts';
import type { Secrets } from '../domain/access/crypto.ts';
import { openCode } from '../domain/access/stored-codes.ts';
import { toItineraryFile } from '../domain/itinerary/itinerary-file.ts';
import { toIso, toIsoOrNull } from '../domain/time/iso.ts';
import { toChange } from './change.ts';
import { toPayment } from './payment.ts';
import { toProposal } from './proposal.ts';
import { toReceivedMail } from './received-mail.ts';
import { toSubscription } from './subscription.ts';
import { toUnclaimedEvent } from './unclaimed-event.ts';
import { toUser } from './user.ts';

type Owned = Awaited<ReturnType<typeof readOwnedItineraries>>;

type Account = Awaited<ReturnType<typeof readAccount>> &
  Pick<Owned, 'notices'> & {
    itineraries: (Owned['itineraries'][number] & { pendingContent: string | null })[];
  };

/** Everything we store about an account, as the file its owner downloads. */
export async function toAccountExport(secrets: Secrets, user: UserRow, account: Account, now: number) {
  return {
    format: 'foldout-account',
    version: 1,
    exportedAt: toIso(now),
    account: {
      ...toUser(user),
      issuer: user.issuer,
      subject: user.subject,
      signedInAt: toIso(user.signedInAt),
    },
    sessions: account.sessions.map(({ createdAt, expiresAt }) => ({
      createdAt: toIso(createdAt),
      expiresAt: toIso(expiresAt),
    })),
    itineraries: await Promise.all(
      account.itineraries.map((itinerary) => toFullItinerary(secrets, itinerary)),
    ),
    unclaimedEvents: account.unclaimed.map(toUnclaimedEvent),
    receivedMails: account.mails.map(toReceivedMail),
    intakeAddresses: account.aliases.map(({ email, confirmedAt }) => ({
      email,
      confirmedAt: toIsoOrNull(confirmedAt),
    })),
    notifications: account.notices.map(({ publicId, subscription: { createdAt, ...row } }) => ({
      projectId: publicId,
      ...toSubscription(row),
      createdAt: toIso(createdAt),
    })),
  };
}

async function toFullItinerary(secrets: Secrets, itinerary: Account['itineraries'][number]) {
  const { project, events, faqs, people, rsvps, linkRequests, pendingContent, changes, payments, feedback } =
    itinerary;
  const { proposals, assistantKeys, mails } = itinerary;
  return {
    projectId: project.projectId,
    createdAt: toIso(project.createdAt),
    ownerEmail: project.ownerEmail,
    isPaid: project.isPaid,
    accessCode: await openCode(secrets, project, 'access'),
    adminCode: await openCode(secrets, project, 'admin'),
    headerImages: project.headerImages,
    file: toItineraryFile({ itinerary: project, appearance: project, events, faqs }),
    people: people.map(({ id, name, role, isHidden, language, linkOpenedOn, createdAt }) => ({
      name,
      role,
      isHidden,
      language,
      linkOpenedOn: linkOpenedOn || null,
      linkRequests: linkRequests
        .filter(({ personId }) => personId === id)
        .map(({ answer, note, createdAt: at }) => ({ answer, note, createdAt: toIso(at) })),
      createdAt: toIso(createdAt),
    })),
    rsvps: rsvps.map(({ name, eventTitle, ...row }) => ({
      name,
      event: eventTitle,
      answer: row.answer,
      partySize: row.partySize,
      reply: row.reply,
      note: row.note,
      byHost: row.byHost,
      updatedAt: toIso(row.updatedAt),
    })),
    ...toTicketsAndLists(itinerary),
    pendingContent: pendingContent === null ? null : JSON.parse(pendingContent),
    history: changes.map(toChange),
    payments: payments.map(toPayment),
    feedback: feedback.map(({ userType, feedbackText, createdAt }) => ({
      userType,
      feedbackText,
      createdAt: toIso(createdAt),
    })),
    proposals: proposals
      .filter(({ kind }) => kind !== 'paper')
      .map((row) => toProposal({ ...row, currentSequence: null })),
    assistantKeys: assistantKeys.map(({ label, includePrivate, createdAt, lastUsedOn }) => ({
      label,
      includePrivate,
      createdAt: toIso(createdAt),
      lastUsedOn,
    })),
    receivedMails: mails.map(toReceivedMail),
  };
}

/** Tickets without their files, and who has taken places in the sign-up lists. */
function toTicketsAndLists({ papers, signUps, places, people, events }: Account['itineraries'][number]) {
  const nameOf = (id: number | null) => people.find((person) => person.id === id)?.name ?? null;
  const titleOf = (id: number | null) => events.find((event) => event.id === id)?.title ?? null;
  return {
    papers: papers.map(({ personId, eventId, title, kind, type, bytes, createdAt }) => ({
      ...{ title, kind, type, size: bytes },
      person: nameOf(personId),
      event: titleOf(eventId),
      createdAt: toIso(createdAt),
    })),
    signUps: signUps.map(({ id, eventId, title, isOpen, showNames, slots }) => ({
      ...{ title, event: titleOf(eventId), isOpen, showNames },
      slots: slots.map((slot) => ({
        label: slot.label,
        places: slot.places,
        takenBy: places
          .filter(({ signUpId, slotId }) => signUpId === id && slotId === slot.id)
          .map(({ name, count }) => ({ name, count })),
      })),
    })),
  };
}
