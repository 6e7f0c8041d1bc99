import type { Payment } from '../contract/payments.ts';
import type { readAccount } from '../db/account.ts';
import type { UserRow } from '../db/account-schema.ts';
import type { PaymentRow } from '../db/schema.ts';
import { toItineraryFile } from '../domain/schedule/itinerary-file.ts';
import type { Settings } from '../services/settings.ts';
import { openCode, toUser } from './project.ts';
import { toReceivedMail, toUnclaimed } from './unclaimed.ts';

type Account = Awaited<ReturnType<typeof readAccount>>;

const toIso = (instant: number) => new Date(instant).toISOString();

/** All that we hold of a person, to be read by that person: everything that `readAccount` found, no secret of ours. */
export async function toAccountFile(settings: Settings, user: UserRow, account: Account, now: number) {
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
      account.itineraries.map((itinerary) => toFullItinerary(settings, itinerary)),
    ),
    unclaimedEvents: account.cards.map(toUnclaimed),
    receivedMails: account.mails.map(toReceivedMail),
    intakeAddresses: account.aliases.map(({ email, confirmedAt }) => ({
      email,
      confirmedAt: confirmedAt === null ? null : toIso(confirmedAt),
    })),
  };
}

async function toFullItinerary(settings: Settings, itinerary: Account['itineraries'][number]) {
  const { project, events, faqs, waiting, payments, feedback } = itinerary;
  return {
    projectId: project.projectId,
    createdAt: toIso(project.createdAt),
    ownerEmail: project.ownerEmail,
    isPaid: project.isPaid,
    accessCode: await openCode(settings, project, 'access'),
    adminCode: await openCode(settings, project, 'admin'),
    headerImages: project.headerImages,
    file: toItineraryFile({ itinerary: project, look: project, events, faqs }),
    waitingContent: waiting === undefined ? null : JSON.parse(waiting),
    payments: payments.map(toPayment),
    feedback: feedback.map(({ userType, feedbackText, createdAt }) => ({
      userType,
      feedbackText,
      createdAt: toIso(createdAt),
    })),
  };
}

/** A payment as a receipt shows it. */
export function toPayment({ id, amount, currency, status, createdAt, receiptUrl }: PaymentRow): Payment {
  return {
    id,
    amount,
    currency,
    // Money on its way back has, for its owner, gone back.
    status: status === 'succeeded' ? 'succeeded' : 'refunded',
    createdAt: toIso(createdAt),
    receiptUrl,
  };
}
