import type { Context } from 'hono';
import { createProjectWithCodes, findCreatedProject } from '../actions/create-project.ts';
import { type CopiedProject, duplicateProjectSchema } from '../contract/accounts.ts';
import { itineraryFileSchema } from '../contract/itinerary-file.ts';
import { LIMITS, MAX_IMPORT_BYTES } from '../contract/limits.ts';
import { type PendingContent, readProjectContent } from '../db/pending-content.ts';
import {
  isCustomized,
  pickAppearance,
  toExportFileName,
  toItineraryFile,
} from '../domain/itinerary/itinerary-file.ts';
import { renderIcsFeed } from '../domain/schedule/ics.ts';
import { toLinkUrl } from '../domain/text/link-url.ts';
import { computeShiftDays, shiftEventsByDays } from '../domain/time/shift-events.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, factory, toActionContext } from '../http/context.ts';
import { toEventContent } from '../http/event-input.ts';
import { grantAccess } from '../http/grants.ts';
import { requireAdmin, requireOwner, requireUser } from '../http/guards.ts';
import { readRequestMark } from '../http/idempotency.ts';
import { RATE, requireRate } from '../http/rate-limits.ts';
import { jsonBody } from '../http/validation.ts';
import { toCreatedProject } from '../serializers/project.ts';

/** An itinerary made of another one, and the files that it can be taken away in. */
export const importExportRoutes = factory
  .createApp()
  .post('/projects/:projectId/duplicate', requireOwner, jsonBody(duplicateProjectSchema), async (c) => {
    const project = c.get('project');
    const { name, shiftDays: days, firstDay } = c.req.valid('json');
    const found = await readProjectContent(c.get('db'), project.id);
    const shift = firstDay === undefined ? (days ?? 0) : computeShiftDays(found.events, firstDay);
    const events = shiftEventsByDays(found.events, shift);
    if (!events) throw refuse(firstDay === undefined ? 'shiftDays' : 'firstDay', OUT_OF_RANGE);
    const { ownerName, groupSize, timeZone } = project;
    const copy = { name: name || toCopyName(project.name), ownerName, groupSize, timeZone };
    return answer(c, copy, { look: pickAppearance(project), events, faqs: found.faqs });
  })
  .post('/projects/import', requireUser, jsonBody(itineraryFileSchema), async (c) => {
    const { itinerary, customizations, events, faqs } = c.req.valid('json');
    const customLinks = customizations.customLinks?.map(({ name, url }, index) => {
      const address = toLinkUrl(url);
      if (address) return { name, url: address };
      throw refuse(
        `customizations.customLinks.${index}.url`,
        'Please enter a web address, such as example.com.',
      );
    });
    return answer(c, itinerary, {
      look: { ...customizations, customLinks },
      events: events.map((event, index) => toEventContent(itinerary.timeZone, event, `events.${index}.`)),
      faqs,
    });
  })
  .get('/projects/:projectId/export', requireAdmin, async (c) => {
    const project = c.get('project');
    const content = await readProjectContent(c.get('db'), project.id);
    nameFile(c, toExportFileName(project.name, 'json'));
    return c.json(toItineraryFile({ itinerary: project, look: project, ...content }));
  })
  .get('/projects/:projectId/export.ics', requireAdmin, async (c) => {
    const project = c.get('project');
    const { events } = await readProjectContent(c.get('db'), project.id);
    const itinerary = { ...project, name: project.customTitle ?? project.name };
    nameFile(c, toExportFileName(project.name, 'ics'));
    return c.body(
      renderIcsFeed(itinerary, events, `${c.get('settings').APP_ORIGIN}/project/${project.projectId}`),
      200,
      {
        'Content-Type': 'text/calendar; charset=utf-8',
      },
    );
  });

const OUT_OF_RANGE = 'That would move an event out of the years 1990 to 2100.';

const refuse = (field: string, message: string) =>
  new AppError('INVALID_INPUT', { message, fields: { [field]: message } });

const nameFile = (c: Context<AppEnv>, name: string) =>
  c.header('Content-Disposition', `attachment; filename="${name}"`);

/** Cut between characters, since half an emoji is none. */
const toCopyName = (name: string) =>
  `${[...name]
    .slice(0, LIMITS.name - ' (copy)'.length)
    .join('')
    .trimEnd()} (copy)`;

type Made = { name: string; ownerName: string; groupSize: number; timeZone: string };

/** Makes the new itinerary, which is the caller's, and tells what of it waits for Full Access. */
async function answer(c: Context<AppEnv>, made: Made, { look, events, faqs }: PendingContent) {
  const user = c.get('user');
  const content = JSON.stringify({ look, events: events.map(pickEvent), faqs: faqs.map(pickFaq) });
  if (new TextEncoder().encode(content).length > MAX_IMPORT_BYTES) {
    throw new AppError('TOO_LARGE', { message: 'This itinerary is too large to be copied.' });
  }
  const mark = await readRequestMark(c, `copies/${user.id}`, { made, content });
  const known = await findCreatedProject(c.get('db'), mark);
  if (!known) await requireRate(c, `account:${user.id}`, RATE.copies);
  const input = { ...made, ownerEmail: user.email, ownerUserId: user.id };
  const waiting = {
    events: Math.max(0, events.length - 1),
    faqs: faqs.length,
    customizations: isCustomized(look),
  };
  const hasRest = waiting.events > 0 || waiting.faqs > 0 || waiting.customizations;
  const project =
    known ?? (await createProjectWithCodes(toActionContext(c), input, mark, { content, hasRest }));
  await grantAccess(c, project, 'owner');
  const result: CopiedProject = {
    success: true,
    project: await toCreatedProject(project, c.get('settings')),
    waiting,
  };
  return c.json(result, 201);
}

type EventPart = PendingContent['events'][number];

const pickEvent = (event: EventPart): EventPart => ({
  title: event.title,
  description: event.description,
  startsAt: event.startsAt,
  endsAt: event.endsAt,
  timeZone: event.timeZone,
  location: event.location,
  attendees: event.attendees,
  vibe: event.vibe,
});

const pickFaq = ({ question, answer: text }: PendingContent['faqs'][number]) => ({ question, answer: text });
