import type { Context } from 'hono';
import { acceptForAccount } from '../actions/accept-for-account.ts';
import { type AnswerEmailChangeResult, answerEmailChangeSchema } from '../contract/unclaimed.ts';
import { findAccountProposal } from '../db/directory/proposals.ts';
import { deleteProposal, type NewProposal, updateProposal } from '../db/inbox/proposals.ts';
import { findEvent } from '../db/itinerary/events/events.ts';
import type { ProposalRow } from '../db/schema/shared/proposals.ts';
import { MIN_CONFIDENCE } from '../domain/proposals/min-confidence.ts';
import { parseIsoOrNull } from '../domain/time/iso.ts';
import { AppError, toEventGoneError } from '../errors.ts';
import { toConflict } from '../http/conflicts.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { requireEditableProject, requireUser } from '../http/guards.ts';
import { jsonBody, parseRowId } from '../http/validation.ts';
import { toEvent } from '../serializers/event.ts';
import { toUnclaimedEvent } from '../serializers/unclaimed-event.ts';
import { toUndoOfRows } from '../serializers/undo.ts';

const ANSWERED = 'This question has already been answered.';
/** The result if the answer removed the unclaimed event. */
const REMOVED: AnswerEmailChangeResult = { success: true, event: null, undo: null };

/** Answers to the question that a newer email raised about an unclaimed event; see `EmailChange`. */
export const emailChangeRoutes = factory
  .createApp()
  .post('/unclaimed-events/:id/answer', requireUser, jsonBody(answerEmailChangeSchema), async (c) => {
    const [db, user, now] = [c.get('directory'), c.get('user'), Date.now()];
    const owner = { userId: user.id };
    const found = await findAccountProposal(db, user.id, parseRowId(c.req.param('id')));
    if (!found) throw toEventGoneError();
    const { proposal } = found;
    if (!proposal.target && !proposal.emailChange) throw new AppError('CONFLICT', { message: ANSWERED });
    const { answer, sequence } = c.req.valid('json');
    if (proposal.target && answer === 'apply') {
      await applyToEvent(c, proposal, proposal.target.projectId, sequence, now);
      return c.json(REMOVED);
    }
    const change = toAnsweredColumns(proposal, answer === 'apply');
    if (!change) {
      if (!(await deleteProposal(db, owner, proposal.id, now, proposal.sequence)))
        throw new AppError('CONFLICT');
      return c.json({ ...REMOVED, undo: toUndoOfRows([proposal.id], null, now) });
    }
    const updated = await updateProposal(db, owner, proposal.id, change, proposal.sequence, now);
    if (!updated) throw new AppError('CONFLICT');
    // Reads it again: without the question, it is shown with the email that it was read from.
    const shown = await findAccountProposal(db, user.id, proposal.id);
    const event = toUnclaimedEvent(shown ?? { ...found, proposal: updated });
    return c.json({ success: true, event, undo: null } satisfies AnswerEmailChangeResult);
  });

/**
 * Changes or deletes the itinerary's event that a proposal is about. `seen`: its sequence, if the user has seen a newer
 * version than the email was compared with. Throws CONFLICT if the event was changed since or is gone.
 */
async function applyToEvent(
  c: Context<AppEnv>,
  { id, targetEventId, targetSequence }: ProposalRow,
  publicId: string,
  seen: number | undefined,
  now: number,
): Promise<void> {
  const userId = c.get('user').id;
  const project = await requireEditableProject(c, publicId);
  const [directory, db, eventId] = [c.get('directory'), c.get('db'), targetEventId ?? 0];
  const accepted = await acceptForAccount(
    { directory, db },
    {
      userId,
      projectNumber: project.id,
      ids: [id],
      seen: seen === undefined ? [] : [{ eventId, sequence: seen }],
    },
    now,
  );
  if (accepted.has(id)) return;
  if (!(await findAccountProposal(directory, userId, id)))
    throw new AppError('CONFLICT', { message: ANSWERED });
  const current = await findEvent(db, project.id, eventId);
  if (current && current.sequence !== (seen ?? targetSequence)) throw toConflict(current, toEvent(current));
  throw new AppError('CONFLICT', { message: 'That event is no longer in the itinerary.' });
}

/** The columns that an answer changes in the proposal; undefined if the answer deletes it. Other reasons for review stay. */
function toAnsweredColumns(
  { target, emailChange, reasons: before, confidence }: ProposalRow,
  isApplied: boolean,
): Partial<NewProposal> | undefined {
  const wasChanged = emailChange?.kind === 'changed';
  if (target || (isApplied && !wasChanged)) return undefined;
  const reasons = before.filter((reason) => reason !== 'changed');
  const answered = {
    emailChange: null,
    reasons,
    needsReview: reasons.length > 0 || confidence < MIN_CONFIDENCE,
  };
  if (!wasChanged || isApplied) return answered;
  const { title, datetime, endsAt, timeZone, endTimeZone, location } = emailChange.was;
  const times = { startsAt: parseIsoOrNull(datetime), endsAt: parseIsoOrNull(endsAt), timeZone };
  return { ...answered, title, ...times, ...(endTimeZone !== undefined && { endTimeZone }), location };
}
