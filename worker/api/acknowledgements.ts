import { describeAcknowledgements } from '../actions/list-acknowledgements.ts';
import { acknowledgementsQuerySchema, acknowledgeSchema } from '../contract/acknowledgements.ts';
import { insertAcknowledgement } from '../db/itinerary/people/acknowledgements.ts';
import { can } from '../domain/access/capabilities.ts';
import { AppError } from '../errors.ts';
import { factory } from '../http/context.ts';
import { requireCan } from '../http/guards.ts';
import { jsonBody, queryParameters } from '../http/validation.ts';

/** Guests say that they know of a change, and hosts see who does. */
export const acknowledgementRoutes = factory
  .createApp()
  .post(
    '/projects/:projectId/acknowledgements',
    requireCan('read'),
    jsonBody(acknowledgeSchema),
    async (c) => {
      const [project, { person, isLinked, access }] = [c.get('project'), c.get('viewer')];
      if (!person) throw new AppError('IDENTITY_REQUIRED');
      const scope = {
        projectId: project.projectId,
        grantVersion: project.grantVersion,
        isHost: can(access, 'see-private'),
        personId: isLinked ? person.id : null,
        linkVersion: isLinked ? (c.get('person')?.linkVersion ?? null) : null,
      };
      const row = {
        projectId: project.id,
        personId: person.id,
        seq: c.req.valid('json').seq,
        confirmedAt: Date.now(),
      };
      if (!(await insertAcknowledgement(c.get('db'), scope, row))) throw new AppError('NOT_FOUND');
      return c.json({ success: true as const });
    },
  )
  .get(
    '/projects/:projectId/acknowledgements',
    requireCan('edit-content'),
    queryParameters(acknowledgementsQuerySchema),
    async (c) => {
      const { seq } = c.req.valid('query');
      return c.json(await describeAcknowledgements(c.get('db'), c.get('project'), seq, Date.now()));
    },
  );
