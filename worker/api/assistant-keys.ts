import type { Context } from 'hono';
import {
  type AssistantKey,
  type CreatedAssistantKey,
  createAssistantKeySchema,
} from '../contract/assistants.ts';
import { LIMITS } from '../contract/limits.ts';
import {
  deleteAssistantKey,
  insertAssistantKey,
  listAssistantKeys,
  type NewAssistantKey,
} from '../db/itinerary/projects/assistant-keys.ts';
import { isGivenBy } from '../domain/access/capabilities.ts';
import { hashToken } from '../domain/access/crypto.ts';
import { createLocatedToken, KEY_PREFIX } from '../domain/access/located-tokens.ts';
import { toIso } from '../domain/time/iso.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { requireCan } from '../http/guards.ts';
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
      const row = { ...describeMaker(c), label, includePrivate, hash: await hashToken(key) };
      const inserted = await insertAssistantKey(c.get('db'), row, Date.now());
      if (!inserted) {
        const message = `An itinerary can have up to ${LIMITS.assistantKeys} keys. Revoke one first.`;
        throw new AppError('FULL', { message });
      }
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

/** Who makes a key, which decides what ends it. */
function describeMaker(
  c: Context<AppEnv>,
): Pick<NewAssistantKey, 'projectId' | 'personId' | 'linkVersion' | 'userId' | 'adminVersion'> {
  const { id: projectId, adminVersion } = c.get('project');
  const nobody = { projectId, personId: null, linkVersion: null, userId: null, adminVersion };
  const [{ access }, person] = [c.get('viewer'), c.get('person')];
  if (isGivenBy(access, 'link') && person) {
    return { ...nobody, personId: person.id, linkVersion: person.linkVersion };
  }
  return isGivenBy(access, 'account') ? { ...nobody, userId: c.get('user').id } : nobody;
}
