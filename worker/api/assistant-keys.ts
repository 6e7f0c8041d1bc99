import {
  type AssistantKey,
  type CreatedAssistantKey,
  createAssistantKeySchema,
} from '../contract/assistants.ts';
import {
  deleteAssistantKey,
  insertAssistantKey,
  listAssistantKeys,
} from '../db/itinerary/projects/assistant-keys.ts';
import { hashToken } from '../domain/access/crypto.ts';
import { createLocatedToken, KEY_PREFIX } from '../domain/access/located-tokens.ts';
import { toIso } from '../domain/time/iso.ts';
import { AppError } from '../errors.ts';
import { factory } from '../http/context.ts';
import { requireCan } from '../http/guards.ts';
import { describeKeyMaker, toTooManyKeys } from '../http/key-maker.ts';
import { jsonBody, parseRowId } from '../http/validation.ts';

/** 192 random bits. */
const KEY_BYTES = 24;

/** The keys with which assistants read an itinerary and make proposals. */
export const assistantKeyRoutes = factory
  .createApp()
  .get('/projects/:projectId/assistant-keys', requireCan('manage-links'), async (c) => {
    const rows = await listAssistantKeys(c.get('db'), c.get('project').id);
    const keys: AssistantKey[] = rows.map(({ id, label, includePrivate, createdAt, lastUsedOn }) => ({
      id,
      label,
      includePrivate,
      createdAt: toIso(createdAt),
      lastUsedOn,
    }));
    return c.json(keys);
  })
  .post(
    '/projects/:projectId/assistant-keys',
    requireCan('manage-links'),
    jsonBody(createAssistantKeySchema),
    async (c) => {
      const { label, includePrivate } = c.req.valid('json');
      const key = `${KEY_PREFIX}${createLocatedToken(c.get('project').projectId, KEY_BYTES)}`;
      const row = { ...describeKeyMaker(c), label, includePrivate, hash: await hashToken(key) };
      const inserted = await insertAssistantKey(c.get('db'), row, Date.now());
      if (!inserted) throw toTooManyKeys();
      return c.json({ id: inserted.id, label, includePrivate, key } satisfies CreatedAssistantKey, 201);
    },
  )
  .delete('/projects/:projectId/assistant-keys/:keyId', requireCan('manage-links'), async (c) => {
    const id = parseRowId(c.req.param('keyId'));
    if (!(await deleteAssistantKey(c.get('db'), c.get('project').id, id))) {
      throw new AppError('NOT_FOUND', { message: 'This key was already revoked.' });
    }
    return c.json({ success: true as const });
  });
