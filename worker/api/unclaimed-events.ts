import type { z } from 'zod';
import { restoreRows } from '../contract/events.ts';
import { UNDO_MS } from '../contract/limits.ts';
import { patchUnclaimed, type UnclaimedMail } from '../contract/unclaimed.ts';
import type { UnclaimedRow } from '../db/mail-schema.ts';
import {
  type CardChange,
  findCard,
  listCards,
  listCardsById,
  restoreCards,
  updateCard,
} from '../db/unclaimed.ts';
import { locateEvidence } from '../domain/email/evidence.ts';
import { toInstant } from '../domain/time/zoned-time.ts';
import { AppError } from '../errors.ts';
import { requireUser } from '../http/auth.ts';
import { factory } from '../http/context.ts';
import { jsonBody, parseRowId } from '../http/validation.ts';
import { toMailBrief, toUnclaimedEvent } from '../serializers/unclaimed.ts';
import { getMailText } from '../services/object-storage.ts';

/** Characters of a mail's text that a page is sent. */
const MAX_SHOWN = 60_000;

/** What an account does with the cards that its mails became. */
export const unclaimedEventRoutes = factory
  .createApp()
  .get('/unclaimed-events', requireUser, async (c) => {
    const cards = await listCards(c.get('db'), c.get('user').id);
    return c.json(cards.map(toUnclaimedEvent));
  })
  .post('/unclaimed-events/restore', requireUser, jsonBody(restoreRows), async (c) => {
    const [db, user, now] = [c.get('db'), c.get('user'), Date.now()];
    const ids = await restoreCards(db, user.id, c.req.valid('json').ids, now - UNDO_MS, now);
    if (ids.length === 0) throw new AppError('NOT_FOUND', { message: 'It is too late to undo this.' });
    const cards = await listCardsById(db, user.id, ids);
    return c.json({ success: true as const, events: cards.map(toUnclaimedEvent) });
  })
  .patch('/unclaimed-events/:id', requireUser, jsonBody(patchUnclaimed), async (c) => {
    const [db, user] = [c.get('db'), c.get('user')];
    const id = parseRowId(c.req.param('id'));
    const { sequence, ...input } = c.req.valid('json');
    const found = await findCard(db, user.id, id);
    if (!found) throw toGoneError();
    const change = toReviewed(found.card, input);
    const updated = await updateCard(db, user.id, id, change, sequence, Date.now());
    if (updated) return c.json(toUnclaimedEvent({ card: updated, mail: found.mail }));
    const current = await findCard(db, user.id, id);
    throw current ? new AppError('CONFLICT', { current: toUnclaimedEvent(current) }) : toGoneError();
  })
  .delete('/unclaimed-events/:id', requireUser, async (c) => {
    const [db, user, now] = [c.get('db'), c.get('user'), Date.now()];
    const id = parseRowId(c.req.param('id'));
    const gone = { status: 'deleted', deletedAt: now } as const;
    if (!(await updateCard(db, user.id, id, gone, undefined, now))) throw toGoneError();
    const undo = { ids: [id], expiresAt: new Date(now + UNDO_MS).toISOString() };
    return c.json({ success: true as const, undo });
  })
  .get('/unclaimed-events/:id/mail', requireUser, async (c) => {
    const found = await findCard(c.get('db'), c.get('user').id, parseRowId(c.req.param('id')));
    if (!found) throw toGoneError();
    const text = await getMailText(c.env.MAIL, found.mail.hash);
    if (text === undefined) {
      throw new AppError('NOT_FOUND', {
        message: 'This mail is no longer kept: mails are deleted after 30 days.',
      });
    }
    const shown = text.slice(0, MAX_SHOWN);
    const answer: UnclaimedMail = {
      mail: toMailBrief(found.mail),
      text: shown,
      isCut: shown.length < text.length,
      evidence: locateEvidence(shown, found.card.evidence),
    };
    return c.json(answer);
  });

const toGoneError = () => new AppError('NOT_FOUND', { message: 'This event no longer exists.' });

/** The card as somebody has looked at it and saved it: nothing about it is doubtful any more. */
function toReviewed(card: UnclaimedRow, input: z.output<typeof patchUnclaimed>): CardChange {
  if (card.kind === 'notice' || card.kind === 'forwarding-code') {
    throw new AppError('INVALID_INPUT', { message: 'This card cannot be edited.' });
  }
  const timeZone = input.timeZone ?? card.timeZone;
  const startsAt = readInstant('datetime', input.datetime, card.startsAt, timeZone);
  // An end that was not touched must not outlive the beginning it belonged to.
  const endsAt =
    input.datetime !== undefined && input.endsAt === undefined
      ? moveEnd(card, startsAt)
      : readInstant('endsAt', input.endsAt, card.endsAt, timeZone);
  if (startsAt !== null && endsAt !== null && endsAt < startsAt) {
    throw refuse('endsAt', 'The end must not be before the start.');
  }
  const { datetime: _, endsAt: __, ...words } = input;
  return {
    ...words,
    timeZone,
    startsAt,
    endsAt: startsAt === null ? null : endsAt,
    kind: card.kind === 'problem' && startsAt !== null ? 'event' : card.kind,
    needsReview: card.kind === 'problem' && startsAt === null,
    confidence: card.kind === 'problem' && startsAt === null ? card.confidence : 100,
    reasons: [],
    // To save is to keep what a mail changed.
    notice: card.notice?.kind === 'changed' ? null : card.notice,
  };
}

function readInstant(field: string, sent: string | null | undefined, stored: number | null, zone: string) {
  if (sent === undefined) return stored;
  if (sent === null) return null;
  const instant = toInstant(sent, zone);
  if (instant === undefined) throw refuse(field, 'Please enter a date between 1990 and 2100.');
  return instant;
}

/** The end as far behind the new start as it was behind the old one. */
function moveEnd(card: UnclaimedRow, startsAt: number | null): number | null {
  if (startsAt === null || card.endsAt === null || card.startsAt === null) return null;
  return startsAt + (card.endsAt - card.startsAt);
}

const refuse = (field: string, message: string) =>
  new AppError('INVALID_INPUT', { message, fields: { [field]: message } });
