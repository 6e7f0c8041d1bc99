import type { z } from 'zod';
import { restoreRowsSchema } from '../contract/events.ts';
import { UNDO_MS } from '../contract/limits.ts';
import { patchUnclaimedSchema, type UnclaimedMail } from '../contract/unclaimed.ts';
import type { UnclaimedRow } from '../db/mail-schema.ts';
import {
  findUnclaimed,
  listUnclaimed,
  listUnclaimedById,
  restoreUnclaimed,
  type UnclaimedChange,
  updateUnclaimed,
} from '../db/unclaimed.ts';
import { locateEvidence } from '../domain/email/evidence.ts';
import { toAudienceKeys } from '../domain/schedule/audience-keys.ts';
import { AppError } from '../errors.ts';
import { factory } from '../http/context.ts';
import { requireUser } from '../http/guards.ts';
import { toReviewedContent } from '../http/reviewed-content.ts';
import { jsonBody, parseRowId } from '../http/validation.ts';
import { toMailSummary, toUnclaimedEvent } from '../serializers/unclaimed-event.ts';
import { toUndo } from '../serializers/undo.ts';
import { getMailText } from '../services/object-storage.ts';

/** Characters of an email's text sent to the page. */
const MAX_TEXT_LENGTH = 60_000;

/** The unclaimed events that were read from the caller's emails. */
export const unclaimedEventRoutes = factory
  .createApp()
  .get('/unclaimed-events', requireUser, async (c) => {
    const found = await listUnclaimed(c.get('db'), c.get('user').id);
    return c.json(found.map(toUnclaimedEvent));
  })
  .post('/unclaimed-events/restore', requireUser, jsonBody(restoreRowsSchema), async (c) => {
    const [db, user, now] = [c.get('db'), c.get('user'), Date.now()];
    const ids = await restoreUnclaimed(db, user.id, c.req.valid('json').ids, now - UNDO_MS, now);
    if (ids.length === 0) throw new AppError('NOT_FOUND', { message: 'It’s too late to undo this.' });
    const restored = await listUnclaimedById(db, user.id, ids);
    return c.json({ success: true as const, events: restored.map(toUnclaimedEvent) });
  })
  .patch('/unclaimed-events/:id', requireUser, jsonBody(patchUnclaimedSchema), async (c) => {
    const [db, user] = [c.get('db'), c.get('user')];
    const id = parseRowId(c.req.param('id'));
    const { sequence, ...input } = c.req.valid('json');
    const found = await findUnclaimed(db, user.id, id);
    if (!found) throw toGoneError();
    const change = toReviewedChange(found.unclaimed, input);
    const updated = await updateUnclaimed(db, user.id, id, change, sequence, Date.now());
    if (updated) return c.json(toUnclaimedEvent({ unclaimed: updated, mail: found.mail }));
    const current = await findUnclaimed(db, user.id, id);
    throw current ? new AppError('CONFLICT', { current: toUnclaimedEvent(current) }) : toGoneError();
  })
  .delete('/unclaimed-events/:id', requireUser, async (c) => {
    const [db, user, now] = [c.get('db'), c.get('user'), Date.now()];
    const id = parseRowId(c.req.param('id'));
    const change = { status: 'deleted', deletedAt: now } as const;
    if (!(await updateUnclaimed(db, user.id, id, change, undefined, now))) throw toGoneError();
    return c.json({ success: true as const, undo: toUndo([id], now) });
  })
  .get('/unclaimed-events/:id/mail', requireUser, async (c) => {
    const found = await findUnclaimed(c.get('db'), c.get('user').id, parseRowId(c.req.param('id')));
    if (!found) throw toGoneError();
    const fullText = await getMailText(c.env.MAIL, found.mail.hash);
    if (fullText === undefined) throw new AppError('NOT_FOUND', { message: MAIL_DELETED });
    const text = fullText.slice(0, MAX_TEXT_LENGTH);
    return c.json({
      mail: toMailSummary(found.mail),
      text,
      isCut: text.length < fullText.length,
      evidence: locateEvidence(text, found.unclaimed.evidence),
    } satisfies UnclaimedMail);
  });

const MAIL_DELETED = 'This email is no longer available. Emails are deleted after 30 days.';

const toGoneError = () => new AppError('NOT_FOUND', { message: 'This event no longer exists.' });

/** The changes for an edited unclaimed event, which counts as reviewed. Throws INVALID_INPUT. */
function toReviewedChange(
  row: UnclaimedRow,
  { eventType, ...input }: Omit<z.output<typeof patchUnclaimedSchema>, 'sequence'>,
): UnclaimedChange {
  if (row.kind === 'notice' || row.kind === 'forwarding-code') {
    throw new AppError('INVALID_INPUT', { message: 'This item can’t be edited.' });
  }
  const reviewed = toReviewedContent(row, input);
  const { attendees = row.attendees, audience = row.audience } = input;
  const isMentioned = input.attendees !== undefined || input.audience !== undefined;
  const isProblem = row.kind === 'problem' && reviewed.startsAt === null;
  return {
    ...reviewed,
    ...(eventType && { eventType }),
    ...(isMentioned && { attendees, audience, audienceKeys: toAudienceKeys(audience, attendees) }),
    kind: row.kind === 'problem' && !isProblem ? 'event' : row.kind,
    needsReview: isProblem,
    confidence: isProblem ? row.confidence : 100,
    reasons: [],
    // Saving accepts what a newer email changed.
    notice: row.notice?.kind === 'changed' ? null : row.notice,
  };
}
