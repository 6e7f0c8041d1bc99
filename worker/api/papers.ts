import type { Context } from 'hono';
import { toTooLateError } from '../actions/restore-changes.ts';
import { MAX_PAPER_BYTES, UNDO_MS } from '../contract/limits.ts';
import {
  changePaperSchema,
  createPaperSchema,
  type NewPaperAddress,
  PAPER_TYPES,
  type Paper,
} from '../contract/papers.ts';
import { findEvent } from '../db/itinerary/events/events.ts';
import {
  deletePaper,
  findPaper,
  insertPaper,
  isPaperDeletedSince,
  type PaperContent,
  readPapers,
  restorePaper,
  updatePaper,
} from '../db/itinerary/papers/papers.ts';
import { findPerson } from '../db/itinerary/people/people.ts';
import { findProject } from '../db/itinerary/projects/projects.ts';
import type { PaperRow } from '../db/schema/itinerary/papers.ts';
import { can } from '../domain/access/capabilities.ts';
import { generateToken } from '../domain/access/crypto.ts';
import { toDisposition } from '../domain/papers/file-headers.ts';
import { AppError, toEventGoneError } from '../errors.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { readWithAccess } from '../http/granted-itinerary.ts';
import { requireCan } from '../http/guards.ts';
import { RATE, requireRate } from '../http/rate-limits.ts';
import { createPaperUploadUrl } from '../http/upload-url.ts';
import { jsonBody, parseRowId } from '../http/validation.ts';
import { toPaper } from '../serializers/paper.ts';
import { getPaper } from '../services/object-storage.ts';

/** Always from the primary: who lost the right to a ticket gets it nowhere. */
const FROM_PRIMARY = { isNearby: false };

/** Tickets and passes, for everyone, the guests of an event, or one person. */
export const paperRoutes = factory
  .createApp()
  .get('/projects/:projectId/papers', async (c) => {
    const { projectId } = c.req.param();
    const { papers, viewer } = await readWithAccess(c, projectId, readPapers, FROM_PRIMARY);
    const isHost = can(viewer.access, 'see-private');
    return c.json<Paper[]>(papers.map((row) => toPaper(row, isHost)));
  })
  .get('/projects/:projectId/papers/:paperId/file', async (c) => {
    const { projectId, paperId } = c.req.param();
    const id = parseRowId(paperId);
    const found = await readWithAccess(c, projectId, (db, scope) => readPapers(db, scope, id), FROM_PRIMARY);
    const [paper] = found.papers;
    if (!paper) throw new AppError('NOT_FOUND');
    return respondWithFile(c, projectId, paper);
  })
  .post(
    '/projects/:projectId/papers/upload-url',
    requireCan('edit-content'),
    jsonBody(createPaperSchema),
    async (c) => {
      const [db, project, input] = [c.get('db'), c.get('project'), c.req.valid('json')];
      if (!project.isPaid) throw new AppError('TRIAL_PAPER_BLOCKED');
      const { size, type: sent, ...content } = input;
      const type = PAPER_TYPES.find((known) => known === sent);
      if (!type) throw toTypeError();
      if (size > MAX_PAPER_BYTES)
        throw new AppError('TOO_LARGE', { message: 'Choose a file of at most 10 MB.' });
      await requireRate(c, `project:${project.projectId}`, RATE.papers);
      const file = { type, bytes: size, file: generateToken(16), createdAt: Date.now() };
      const row = await insertPaper(db, project.id, { ...content, ...file });
      if (!row) throw await toRefusal(c, content);
      const uploadURL = await createPaperUploadUrl(c.get('settings'), project.projectId, row);
      return c.json({ uploadURL, paper: toPaper(row, true) } satisfies NewPaperAddress, 201);
    },
  )
  .patch(
    '/projects/:projectId/papers/:paperId',
    requireCan('edit-content'),
    jsonBody(changePaperSchema),
    async (c) => {
      const [db, project] = [c.get('db'), c.get('project')];
      const id = parseRowId(c.req.param('paperId'));
      const { sequence, ...change } = c.req.valid('json');
      const row = await findPaper(db, project.id, id);
      if (!row) throw toGoneError();
      if (sequence !== undefined && sequence !== row.sequence) throw toConflict(row);
      const content = merge(row, change);
      const updated = await updatePaper(db, row, content, row.sequence, Date.now());
      if (updated) return c.json<Paper>(toPaper(updated, true));
      const current = await findPaper(db, project.id, id);
      if (!current) throw toGoneError();
      throw (await findOwnerError(c, content)) ?? toConflict(current);
    },
  )
  .delete('/projects/:projectId/papers/:paperId', requireCan('edit-content'), async (c) => {
    const id = parseRowId(c.req.param('paperId'));
    if (!(await deletePaper(c.get('db'), c.get('project').id, id, Date.now()))) throw toGoneError();
    return c.json({ success: true as const });
  })
  .post('/projects/:projectId/papers/:paperId/restore', requireCan('edit-content'), async (c) => {
    const [db, { id: projectId }, now] = [c.get('db'), c.get('project'), Date.now()];
    const id = parseRowId(c.req.param('paperId'));
    const since = now - UNDO_MS;
    const restored = await restorePaper(db, projectId, id, since, now);
    if (restored) return c.json<Paper>(toPaper(restored, true));
    throw (await isPaperDeletedSince(db, projectId, id, since)) ? toPapersFullError() : toTooLateError();
  });

/** A browser runs nothing that is in the file, and guesses no other type. */
async function respondWithFile(c: Context<AppEnv>, projectId: string, paper: PaperRow): Promise<Response> {
  const { file, type, title } = paper;
  const stored = await getPaper(c.env.MEDIA, { projectId, file }).catch((cause) => {
    throw new AppError('UNAVAILABLE', { cause });
  });
  if (!stored) throw new AppError('NOT_FOUND');
  return c.body(stored.body, 200, {
    'Content-Type': type,
    'Content-Length': String(stored.size),
    'Content-Disposition': toDisposition(title, type),
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
}

function merge(
  row: PaperRow,
  change: { [Field in keyof PaperContent]?: PaperContent[Field] | undefined },
): PaperContent {
  const { title, kind, personId, eventId } = row;
  const sent = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return { title, kind, personId, eventId, ...sent };
}

/** Why a paper was not added: Full Access has ended, its person or event is gone, or there is no room. */
async function toRefusal(
  c: Context<AppEnv>,
  content: Pick<PaperContent, 'personId' | 'eventId'>,
): Promise<AppError> {
  const project = await findProject(c.get('db'), c.get('project').projectId);
  if (!project?.isPaid) return new AppError('TRIAL_PAPER_BLOCKED');
  return (await findOwnerError(c, content)) ?? toPapersFullError();
}

/** NOT_FOUND if the person or the event that a paper is to be for does not exist. */
async function findOwnerError(
  c: Context<AppEnv>,
  { personId, eventId }: Pick<PaperContent, 'personId' | 'eventId'>,
): Promise<AppError | undefined> {
  const [db, { id }] = [c.get('db'), c.get('project')];
  if (eventId !== null && !(await findEvent(db, id, eventId))) {
    return toEventGoneError();
  }
  if (personId !== null && !(await findPerson(db, id, personId))) {
    return new AppError('NOT_FOUND', { message: 'This person is no longer in the list.' });
  }
  return undefined;
}

const toConflict = (row: PaperRow) => new AppError('CONFLICT', { current: toPaper(row, true) });
const toPapersFullError = () =>
  new AppError('FULL', { message: 'An itinerary has room for 200 tickets and 300 MB. Delete some first.' });
const toGoneError = () => new AppError('NOT_FOUND', { message: 'This ticket was deleted.' });
const toTypeError = () =>
  new AppError('UNSUPPORTED_TYPE', { message: 'Choose a PDF, a JPEG, PNG or WebP image, or a wallet pass.' });
