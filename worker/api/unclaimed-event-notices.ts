import type { Context } from 'hono';
import {
  type AnswerNoticeResult,
  type AssignedEventSummary,
  answerNoticeSchema,
  type Notice,
} from '../contract/unclaimed.ts';
import { applyCancellationToEvent, applyChangeToEvent } from '../db/assign-unclaimed.ts';
import { findEvent } from '../db/events.ts';
import type { UnclaimedRow } from '../db/mail-schema.ts';
import { findUnclaimed, type UnclaimedChange, updateUnclaimed } from '../db/unclaimed.ts';
import { parseIsoOrNull } from '../domain/time/iso.ts';
import { AppError } from '../errors.ts';
import { toConflict } from '../http/conflicts.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { requireEditableProject, requireUser } from '../http/guards.ts';
import { jsonBody, parseRowId } from '../http/validation.ts';
import { toEvent } from '../serializers/event.ts';
import { toUnclaimedEvent } from '../serializers/unclaimed-event.ts';
import { toUndo } from '../serializers/undo.ts';

const ANSWERED = 'This notice has already been answered.';
const GONE: AnswerNoticeResult = { success: true, event: null, undo: null };

/** Answering what a newer email proposed for an unclaimed event. */
export const unclaimedEventNoticeRoutes = factory
  .createApp()
  .post('/unclaimed-events/:id/answer', requireUser, jsonBody(answerNoticeSchema), async (c) => {
    const [db, user, now] = [c.get('db'), c.get('user'), Date.now()];
    const found = await findUnclaimed(db, user.id, parseRowId(c.req.param('id')));
    if (!found) throw new AppError('NOT_FOUND', { message: 'This event no longer exists.' });
    const row = found.unclaimed;
    const { notice } = row;
    if (!notice) throw new AppError('CONFLICT', { message: ANSWERED });
    const { answer, sequence } = c.req.valid('json');
    const isApplied = answer === 'apply';
    if (isApplied && 'event' in notice) {
      await applyToEvent(c, row, notice, sequence, now);
      return c.json(GONE);
    }
    const change = isApplied ? toAppliedChange(row, notice, now) : toDismissedChange(row, notice, now);
    const updated = await updateUnclaimed(db, user.id, row.id, change, row.sequence, now);
    if (!updated) throw new AppError('CONFLICT');
    if (updated.status === 'deleted') return c.json({ ...GONE, undo: toUndo([row.id], now) });
    // Without the notice its own email is shown again.
    const shown = await findUnclaimed(db, user.id, row.id);
    const event = toUnclaimedEvent(shown ?? { ...found, unclaimed: updated });
    return c.json({ success: true, event, undo: null } satisfies AnswerNoticeResult);
  });

/** Matches no event: a notice of an earlier version does not tell which one it is about. */
const UNKNOWN_SEQUENCE = -1;

/**
 * Updates or deletes the assigned event. `seen` is the sequence of a newer version that the user was shown. Throws CONFLICT
 * when the event was changed since or is gone, and when there is no date to apply.
 */
async function applyToEvent(
  c: Context<AppEnv>,
  row: UnclaimedRow,
  { kind, event }: Extract<Notice, { event: AssignedEventSummary }>,
  seen: number | undefined,
  now: number,
): Promise<void> {
  const userId = c.get('user').id;
  const project = await requireEditableProject(c, event.projectId);
  const db = c.get('db');
  const sequence = seen ?? event.sequence ?? UNKNOWN_SEQUENCE;
  const target = { projectId: project.id, eventId: event.eventId, sequence };
  const isDone =
    kind === 'change-of-assigned'
      ? (await applyChangeToEvent(db, userId, row.id, target, now)) !== undefined
      : await applyCancellationToEvent(db, userId, row.id, target, now);
  if (isDone) return;
  if (!(await findUnclaimed(db, userId, row.id))) throw new AppError('CONFLICT', { message: ANSWERED });
  const current = await findEvent(db, project.id, event.eventId);
  if (current && current.sequence !== sequence) throw toConflict(current, toEvent(current));
  const message =
    row.startsAt === null && kind === 'change-of-assigned'
      ? 'Add a date and time first.'
      : 'That event is no longer in the itinerary.';
  throw new AppError('CONFLICT', { message });
}

const toDeletedChange = (now: number): UnclaimedChange => ({ status: 'deleted', deletedAt: now });

/** Removes the notice; other reasons for review remain. */
function toAnsweredChange(row: UnclaimedRow): UnclaimedChange {
  const reasons = row.reasons.filter((reason) => reason !== 'changed');
  return { notice: null, reasons, needsReview: reasons.length > 0 || row.confidence < 80 };
}

function toAppliedChange(row: UnclaimedRow, notice: Notice, now: number): UnclaimedChange {
  return notice.kind === 'changed' ? toAnsweredChange(row) : toDeletedChange(now);
}

function toDismissedChange(row: UnclaimedRow, notice: Notice, now: number): UnclaimedChange {
  if ('event' in notice) return toDeletedChange(now);
  if (notice.kind !== 'changed') return toAnsweredChange(row);
  const { title, datetime, endsAt, timeZone, endTimeZone, location } = notice.was;
  return {
    ...toAnsweredChange(row),
    title,
    startsAt: parseIsoOrNull(datetime),
    endsAt: parseIsoOrNull(endsAt),
    timeZone,
    endTimeZone,
    location,
  };
}
