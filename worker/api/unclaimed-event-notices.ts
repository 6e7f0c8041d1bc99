import type { Context } from 'hono';
import { UNDO_MS } from '../contract/limits.ts';
import { type AnsweredNotice, type AssignedBrief, answerNotice, type Notice } from '../contract/unclaimed.ts';
import { applyCardToEvent, deleteEventByCard } from '../db/assign-unclaimed.ts';
import type { UnclaimedRow } from '../db/mail-schema.ts';
import { type CardChange, findCard, updateCard } from '../db/unclaimed.ts';
import { AppError } from '../errors.ts';
import { requireEditableProject, requireUser } from '../http/auth.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { jsonBody, parseRowId } from '../http/validation.ts';
import { toUnclaimedEvent } from '../serializers/unclaimed.ts';

const GONE: AnsweredNotice = { success: true, event: null, undo: null };

/** A person's answer to what a mail proposed. */
export const unclaimedEventNoticeRoutes = factory
  .createApp()
  .post('/unclaimed-events/:id/answer', requireUser, jsonBody(answerNotice), async (c) => {
    const [db, user, now] = [c.get('db'), c.get('user'), Date.now()];
    const found = await findCard(db, user.id, parseRowId(c.req.param('id')));
    if (!found) throw new AppError('NOT_FOUND', { message: 'This event no longer exists.' });
    const { card, mail } = found;
    const { notice } = card;
    if (!notice) throw new AppError('CONFLICT', { message: 'There is nothing left to answer here.' });
    const isApplied = c.req.valid('json').answer === 'apply';
    if (isApplied && 'event' in notice) {
      await applyToEvent(c, card, notice, now);
      return c.json(GONE);
    }
    const change = isApplied ? toApplied(card, notice, now) : toDismissed(card, notice, now);
    const updated = await updateCard(db, user.id, card.id, change, card.sequence, now);
    if (!updated) throw new AppError('CONFLICT');
    const undo = { ids: [card.id], expiresAt: new Date(now + UNDO_MS).toISOString() };
    const answer: AnsweredNotice =
      updated.status === 'deleted'
        ? { ...GONE, undo }
        : { success: true, event: toUnclaimedEvent({ card: updated, mail }), undo: null };
    return c.json(answer);
  });

/** Only a person's answer ever changes an event: what a mail says is a proposal. */
async function applyToEvent(
  c: Context<AppEnv>,
  card: UnclaimedRow,
  { kind, event }: Extract<Notice, { event: AssignedBrief }>,
  now: number,
): Promise<void> {
  const [db, userId] = [c.get('db'), c.get('user').id];
  const project = await requireEditableProject(c, event.projectId);
  const target = { projectId: project.id, eventId: event.eventId };
  const isDone =
    kind === 'change-of-assigned'
      ? (await applyCardToEvent(db, userId, card.id, target, now)) !== undefined
      : await deleteEventByCard(db, userId, card.id, target, now);
  if (isDone) return;
  const message =
    card.startsAt === null && kind === 'change-of-assigned'
      ? 'Please add a date and time first.'
      : 'That event is no longer in the itinerary.';
  throw new AppError('CONFLICT', { message });
}

const toGone = (now: number): CardChange => ({ status: 'deleted', deletedAt: now });

/** What is left to doubt once the notice is answered. */
function toSettled(card: UnclaimedRow): CardChange {
  const reasons = card.reasons.filter((reason) => reason !== 'changed');
  return { notice: null, reasons, needsReview: reasons.length > 0 || card.confidence < 80 };
}

function toApplied(card: UnclaimedRow, notice: Notice, now: number): CardChange {
  return notice.kind === 'changed' ? toSettled(card) : toGone(now);
}

function toDismissed(card: UnclaimedRow, notice: Notice, now: number): CardChange {
  if ('event' in notice) return toGone(now);
  if (notice.kind !== 'changed') return toSettled(card);
  const { title, datetime, endsAt, timeZone, location } = notice.was;
  const toInstant = (iso: string | null) => (iso === null ? null : Date.parse(iso));
  return {
    ...toSettled(card),
    title,
    startsAt: toInstant(datetime),
    endsAt: toInstant(endsAt),
    timeZone,
    location,
  };
}
