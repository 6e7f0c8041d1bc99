import { readShareLink } from '../actions/share-link.ts';
import { factory } from '../http/context.ts';
import { requireCan } from '../http/guards.ts';

/** The link that lets others in. Guests may share it too, as they know the code. */
export const shareRoutes = factory
  .createApp()
  .get('/projects/:projectId/share', requireCan('read'), async (c) =>
    c.json(await readShareLink(c.get('db'), c.get('settings'), c.get('project'))),
  );
