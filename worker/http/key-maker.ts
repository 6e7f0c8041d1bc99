import type { Context } from 'hono';
import { LIMITS } from '../contract/limits.ts';
import type { NewAssistantKey } from '../db/itinerary/projects/assistant-keys.ts';
import { isGivenBy } from '../domain/access/capabilities.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from './context.ts';

/** FULL for an itinerary with as many keys as it may have. */
export const toTooManyKeys = () =>
  new AppError('FULL', {
    message: `An itinerary can have up to ${LIMITS.assistantKeys} keys. Revoke one first.`,
  });

/** Who makes a key of the request's project, which decides what ends it. */
export function describeKeyMaker(
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
