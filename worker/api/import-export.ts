import type { Context } from 'hono';
import { createProjectWithCodes, findCreatedProject } from '../actions/create-project.ts';
import { type CopiedProject, duplicateProjectSchema } from '../contract/accounts.ts';
import { type ItineraryFile, importSchema } from '../contract/itinerary-file.ts';
import { LIMITS, MAX_IMPORT_BYTES } from '../contract/limits.ts';
import { type PendingContent, readProjectContent } from '../db/itinerary/projects/pending-content.ts';
import type { UserRow } from '../db/schema/directory/accounts.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { can } from '../domain/access/capabilities.ts';
import { normalizeMailbox } from '../domain/email/mailbox.ts';
import { withEventDefaults } from '../domain/event/event-defaults.ts';
import {
  isCustomized,
  pickAppearance,
  toExportFileName,
  toItineraryFile,
} from '../domain/itinerary/itinerary-file.ts';
import { pickRsvpColumns, type RsvpColumns, toRsvpColumns } from '../domain/itinerary/rsvp-settings.ts';
import { toAudienceKeys } from '../domain/schedule/audience-keys.ts';
import { renderIcsFeed } from '../domain/schedule/ics.ts';
import { computeShiftDays, shiftEventsByDays, shiftInstant } from '../domain/time/shift-events.ts';
import { AppError, toFieldError } from '../errors.ts';
import { type AppEnv, factory, toActionContext } from '../http/context.ts';
import { toEventContent } from '../http/event-input.ts';
import { grantAccess } from '../http/grants.ts';
import { requireCan } from '../http/guards.ts';
import { MIN_KEY_LENGTH, readIdempotencyKey } from '../http/idempotency.ts';
import { toCustomLinks } from '../http/link-input.ts';
import { RATE, requireBudget, requireRate, requireSharedRate } from '../http/rate-limits.ts';
import { findUser } from '../http/sessions.ts';
import { requireStrangerBudget } from '../http/strangers.ts';
import { jsonBody } from '../http/validation.ts';
import { toCreatedProject } from '../serializers/project.ts';

/** Duplicating, importing and exporting an itinerary. */
export const importExportRoutes = factory
  .createApp()
  .post(
    '/projects/:projectId/duplicate',
    requireCan('edit-content'),
    jsonBody(duplicateProjectSchema),
    async (c) => {
      const project = c.get('project');
      const { name, shiftDays = 0, firstDay, ownerEmail, challenge } = c.req.valid('json');
      const content = await readProjectContent(c.get('db'), project.id);
      const days = firstDay === undefined ? shiftDays : computeShiftDays(content.events, firstDay);
      const events = shiftEventsByDays(content.events, days);
      if (!events) throw toFieldError(firstDay === undefined ? 'shiftDays' : 'firstDay', OUT_OF_RANGE);
      const { ownerName, groupSize, timeZone, place, look, language, contactPhone, contactName } = project;
      const fields = {
        ...{ name: name || toCopyName(project.name), ownerName, groupSize, timeZone, place, look },
        ...{ language, contactPhone, contactName },
        ...pickRsvpColumns({ ...project, rsvpDeadline: shiftDeadline(project, days) }),
      };
      const copied = { look: pickAppearance(project), events, faqs: content.faqs };
      return c.json(
        await createCopy(c, fields, copied, { ownerEmail: ownerEmail ?? findKnownEmail(c), challenge }),
        201,
      );
    },
  )
  .post('/projects/import', jsonBody(importSchema), async (c) => {
    const { itinerary, customizations, events, faqs, ownerEmail, challenge } = c.req.valid('json');
    const { customLinks } = customizations;
    const { rsvp, ...fields } = itinerary;
    const rsvpColumns = toRsvpColumns(rsvp, itinerary.timeZone);
    if (!rsvpColumns) throw toFieldError('itinerary.rsvp.deadline', 'Enter a date between 1990 and 2100.');
    const content = {
      look: {
        ...customizations,
        customLinks: customLinks && toCustomLinks(customLinks, 'customizations.customLinks'),
      },
      events: events.map((event, index) => toEventContent(itinerary.timeZone, event, `events.${index}.`)),
      faqs,
    };
    return c.json(
      await createCopy(c, { ...fields, ...rsvpColumns }, content, { ownerEmail, challenge }),
      201,
    );
  })
  .get('/projects/:projectId/export', requireCan('edit-content', { whileSuspended: true }), async (c) => {
    await requireBudget(c, [RATE.exports]);
    const project = c.get('project');
    const content = await readProjectContent(c.get('db'), project.id);
    setDownloadName(c, toExportFileName(project.name, 'json'));
    return c.json(toItineraryFile({ itinerary: project, appearance: project, ...content }));
  })
  .get('/projects/:projectId/export.ics', requireCan('edit-content', { whileSuspended: true }), async (c) => {
    await requireBudget(c, [RATE.exports]);
    const project = c.get('project');
    const { events } = await readProjectContent(c.get('db'), project.id);
    const itinerary = { ...project, name: project.customTitle ?? project.name };
    const pageUrl = `${c.get('settings').APP_ORIGIN}/project/${project.projectId}`;
    setDownloadName(c, toExportFileName(project.name, 'ics'));
    c.header('Content-Type', 'text/calendar; charset=utf-8');
    return c.body(renderIcsFeed(itinerary, events, pageUrl));
  });

/** The deadline moves with the events; one out of range is dropped. */
const shiftDeadline = ({ rsvpDeadline, timeZone }: ProjectRow, days: number) =>
  rsvpDeadline === null ? null : (shiftInstant(rsvpDeadline, days, timeZone) ?? null);

const OUT_OF_RANGE = 'Events must stay between 1990 and 2100.';

const setDownloadName = (c: Context<AppEnv>, name: string) =>
  c.header('Content-Disposition', `attachment; filename="${name}"`);

/** The default name of a duplicate. Truncates by code point, because half an emoji is not valid text. */
const toCopyName = (name: string) =>
  `${[...name]
    .slice(0, LIMITS.name - ' (copy)'.length)
    .join('')
    .trimEnd()} (copy)`;

/** The owner's address, which admins know, but co-hosts do not. */
const findKnownEmail = (c: Context<AppEnv>) =>
  can(c.get('viewer').access, 'see-codes') ? c.get('project').ownerEmail : undefined;

type ProjectFields = Omit<ItineraryFile['itinerary'], 'rsvp'> & Partial<RsvpColumns>;

/**
 * Creates an itinerary that the caller's account owns or, if nobody is signed in, whose codes go to `ownerEmail`; without
 * that they are only in the response. A trial gets one event; the rest of `content` is stored until Full Access is paid.
 * Throws TOO_LARGE or RATE_LIMITED.
 */
async function createCopy(
  c: Context<AppEnv>,
  fields: ProjectFields,
  content: PendingContent,
  {
    ownerEmail: sentEmail = '',
    challenge,
  }: { ownerEmail?: string | undefined; challenge?: string | undefined },
): Promise<CopiedProject> {
  const user = await findUser(c);
  const owner = user
    ? { ownerEmail: user.email, ownerUserId: user.id }
    : { ownerEmail: sentEmail, ownerUserId: null };
  const copied = pickContent(content);
  const [scope, minLength] = user ? [`copies/${user.id}`] : ['copies', MIN_KEY_LENGTH];
  const idempotencyKey = await readIdempotencyKey(
    c,
    scope,
    { made: fields, content: JSON.stringify(copied) },
    minLength,
  );
  const known = await findCreatedProject(toActionContext(c), idempotencyKey);
  if (!known) {
    await requireCopyRate(c, user, owner.ownerEmail);
    await requireStrangerBudget(c, 'import', challenge);
  }
  const waiting = {
    events: Math.max(0, content.events.length - 1),
    faqs: content.faqs.length,
    customizations: isCustomized(content.look, fields.look),
  };
  const hasRest = waiting.events > 0 || waiting.faqs > 0 || waiting.customizations;
  const pending = { content: copied, hasRest };
  const project =
    known ??
    (await createProjectWithCodes(toActionContext(c), { ...fields, ...owner }, idempotencyKey, pending));
  await grantAccess(c, project, user ? 'owner' : 'admin', { isCreator: true });
  return { success: true, project: await toCreatedProject(project, c.get('settings')), waiting };
}

/** Limits copies like the creation of an itinerary. Throws RATE_LIMITED. */
async function requireCopyRate(c: Context<AppEnv>, user: UserRow | undefined, ownerEmail: string) {
  if (user) await requireRate(c, `account:${user.id}`, RATE.copies);
  else await requireSharedRate(c, RATE.create);
  // The email with the codes may go to somebody else's address.
  if (ownerEmail !== '' && !user?.emailVerified) {
    await requireRate(c, `mailbox:${normalizeMailbox(ownerEmail)}`, RATE.createByMailbox);
  }
}

/** The fields that are copied. Throws TOO_LARGE. */
function pickContent({ look, events, faqs }: PendingContent): PendingContent {
  const content = { look, events: events.map(pickEventFields), faqs: faqs.map(pickFaqFields) };
  if (new TextEncoder().encode(JSON.stringify(content)).length <= MAX_IMPORT_BYTES) return content;
  throw new AppError('TOO_LARGE', { message: 'This itinerary is too large to copy.' });
}

type EventFields = PendingContent['events'][number];

const pickEventFields = (event: EventFields): EventFields => ({
  ...withEventDefaults(event),
  audienceKeys: toAudienceKeys(event.audience ?? 'everyone', event.attendees),
});

const pickFaqFields = ({ question, answer }: PendingContent['faqs'][number]) => ({ question, answer });
