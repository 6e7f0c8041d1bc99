import {
  type AssistantConnection,
  type AssistantRequest,
  createAssistantConnectionSchema,
} from '../contract/assistants.ts';
import { factory } from '../http/context.ts';
import { requireCan } from '../http/guards.ts';
import { describeKeyMaker, toTooManyKeys } from '../http/key-maker.ts';
import { connectClient, readAssistantRequest } from '../http/oauth-server.ts';
import { jsonBody } from '../http/validation.ts';

/** The page on which a host lets an assistant without a key read an itinerary (docs/assistants.md). */
export const assistantConnectionRoutes = factory
  .createApp()
  .get('/assistant-request', async (c) => {
    const { name, host, denyUrl } = await readAssistantRequest(c, new URL(c.req.url).search);
    return c.json({ name, host, denyUrl } satisfies AssistantRequest);
  })
  .post(
    '/projects/:projectId/assistant-connections',
    requireCan('manage-links'),
    jsonBody(createAssistantConnectionSchema),
    async (c) => {
      const { request: query, includePrivate } = c.req.valid('json');
      const { request, name } = await readAssistantRequest(c, query);
      const key = { ...describeKeyMaker(c), label: name, includePrivate };
      const redirectTo = await connectClient(c, request, key);
      if (!redirectTo) throw toTooManyKeys();
      return c.json({ redirectTo } satisfies AssistantConnection, 201);
    },
  );
