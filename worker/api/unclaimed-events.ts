import { restoreRowsSchema } from '../contract/events.ts';
import { UNDO_MS } from '../contract/limits.ts';
import { patchUnclaimedSchema, type UnclaimedMail } from '../contract/unclaimed.ts';
import {
  findAccountProposal,
  listAccountProposals,
  listAccountProposalsById,
} from '../db/directory/proposals.ts';
import { deleteProposal, restoreProposals, updateProposal } from '../db/inbox/proposals.ts';
import { locateEvidence } from '../domain/email/evidence.ts';
import { AppError, toEventGoneError } from '../errors.ts';
import { factory } from '../http/context.ts';
import { requireUser } from '../http/guards.ts';
import { toReviewedProposal } from '../http/reviewed-content.ts';
import { jsonBody, parseRowId } from '../http/validation.ts';
import { toMailSummary, toUnclaimedEvent } from '../serializers/unclaimed-event.ts';
import { toUndoOfRows } from '../serializers/undo.ts';
import { getMailText } from '../services/object-storage.ts';

/** Characters of an email's text sent to the page. */
const MAX_TEXT_LENGTH = 60_000;

/** The proposals that were read from the caller's emails: unclaimed events. */
export const unclaimedEventRoutes = factory
  .createApp()
  .get('/unclaimed-events', requireUser, async (c) => {
    const found = await listAccountProposals(c.get('directory'), c.get('user').id);
    return c.json(found.map(toUnclaimedEvent));
  })
  .post('/unclaimed-events/restore', requireUser, jsonBody(restoreRowsSchema), async (c) => {
    const [db, user, now] = [c.get('directory'), c.get('user'), Date.now()];
    const ids = await restoreProposals(db, user.id, c.req.valid('json').ids, now - UNDO_MS, now);
    if (ids.length === 0) throw new AppError('NOT_FOUND', { message: 'It’s too late to undo this.' });
    const restored = await listAccountProposalsById(db, user.id, ids);
    return c.json({ success: true as const, events: restored.map(toUnclaimedEvent) });
  })
  .patch('/unclaimed-events/:id', requireUser, jsonBody(patchUnclaimedSchema), async (c) => {
    const [db, user] = [c.get('directory'), c.get('user')];
    const id = parseRowId(c.req.param('id'));
    const { sequence, eventType, ...input } = c.req.valid('json');
    const found = await findAccountProposal(db, user.id, id);
    if (!found) throw toEventGoneError();
    const change = { ...toReviewedProposal(found.proposal, input), ...(eventType && { eventType }) };
    const updated = await updateProposal(db, { userId: user.id }, id, change, sequence, Date.now());
    if (updated) return c.json(toUnclaimedEvent({ proposal: updated, mail: found.mail }));
    const current = await findAccountProposal(db, user.id, id);
    throw current ? new AppError('CONFLICT', { current: toUnclaimedEvent(current) }) : toEventGoneError();
  })
  .delete('/unclaimed-events/:id', requireUser, async (c) => {
    const [db, user, now] = [c.get('directory'), c.get('user'), Date.now()];
    const id = parseRowId(c.req.param('id'));
    if (!(await deleteProposal(db, { userId: user.id }, id, now))) throw toEventGoneError();
    return c.json({ success: true as const, undo: toUndoOfRows([id], null, now) });
  })
  .get('/unclaimed-events/:id/mail', requireUser, async (c) => {
    const found = await findAccountProposal(
      c.get('directory'),
      c.get('user').id,
      parseRowId(c.req.param('id')),
    );
    if (!found) throw toEventGoneError();
    const fullText = await getMailText(c.env.MAIL, found.mail.hash);
    if (fullText === undefined) throw new AppError('NOT_FOUND', { message: MAIL_DELETED });
    const text = fullText.slice(0, MAX_TEXT_LENGTH);
    return c.json({
      mail: toMailSummary(found.mail),
      text,
      isCut: text.length < fullText.length,
      evidence: locateEvidence(text, found.proposal.evidence),
    } satisfies UnclaimedMail);
  });

const MAIL_DELETED = 'This email is no longer available. Emails are deleted after 30 days.';
