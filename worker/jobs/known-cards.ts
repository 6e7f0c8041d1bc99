import { computeBookingKey } from '../../email-worker/matching/booking-key.ts';
import type { KnownCard } from '../../email-worker/matching/cards.ts';
import type { Reading } from '../../email-worker/reading.ts';
import type { Clues, KnownRow } from '../db/known-cards.ts';

/** What to look for among an account's cards, of all that a mail speaks of. */
export function toClues({ cards, cancelled }: Reading): Clues {
  const identities = [...cards, ...cancelled].map(({ identity }) => identity);
  const list = (values: (string | undefined)[]) => [
    ...new Set(values.filter((value) => value !== undefined)),
  ];
  return {
    keys: list(identities.map(computeBookingKey)),
    starts: list(identities.map(({ localStart }) => localStart || undefined)),
    confirmations: list(identities.map(({ confirmation }) => confirmation || undefined)),
  };
}

export function toKnownCard({ card, saidAt, event, projectId, projectName }: KnownRow): KnownCard {
  return {
    id: card.id,
    sequence: card.sequence,
    status: card.status === 'assigned' ? 'assigned' : 'waiting',
    key: card.bookingKey,
    start: card.bookingStart,
    confirmation: card.confirmation,
    title: card.title,
    startsAt: card.startsAt,
    endsAt: card.endsAt,
    timeZone: card.timeZone,
    location: card.location,
    notice: card.notice,
    saidAt,
    event: event && projectId !== null ? { ...event, projectId, projectName: projectName ?? '' } : null,
  };
}
