import type { Context } from 'hono';
import { z } from 'zod';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import type { Viewer } from '../domain/access/grants.ts';
import type { NoticePage } from '../domain/notices/notice-page.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { findCaller, findProjectAndPerson, toViewer } from '../http/grants.ts';
import { normalizeProjectId } from '../http/invitation.ts';
import { respondWithNoticePage } from '../http/notice-page.ts';
import { readReader, readReaderChoice, storePersonChoice, storeReaderChoice } from '../http/reader.ts';
import { limitJson } from '../http/request-body.ts';
import { requireSameSite } from '../http/same-site.ts';
import { noStore } from '../http/security-headers.ts';
import { CLOCKS } from '../messages/choose-reader.ts';
import { inLanguage } from '../messages/in-language.ts';
import { LANGUAGE_CODES, READER_LANGUAGES } from '../messages/languages.ts';
import { t } from '../messages/t.ts';

const choiceSchema = z.object({ language: z.enum(LANGUAGE_CODES), clock: z.enum(CLOCKS).catch('') });

/** Pages outside of itineraries that link to the choice. */
const SITE_PATHS = ['/', '/dashboard'];

/** The page on which somebody chooses language and clock, without a script. Every itinerary links to it. */
export const languagePageRoutes = factory
  .createApp()
  .use('/language/*', noStore, requireSameSite)
  .get('/language', (c) => respondWithNoticePage(c, toPage(c, undefined)))
  .post('/language', limitJson, async (c) => {
    const sent = choiceSchema.safeParse(await c.req.parseBody());
    if (!sent.success) return respondWithNoticePage(c, toPage(c, undefined));
    storeReaderChoice(c, sent.data);
    return c.redirect(toSitePath(c), 303);
  })
  .get('/language/:projectId', async (c) => respondWithNoticePage(c, toPage(c, await findCallerOf(c))))
  .post('/language/:projectId', limitJson, async (c) => {
    const [sent, caller] = [choiceSchema.safeParse(await c.req.parseBody()), await findCallerOf(c)];
    if (!sent.success) return respondWithNoticePage(c, toPage(c, caller));
    storeReaderChoice(c, sent.data);
    if (caller?.viewer.person?.linked) await storePersonChoice(c, caller.project, caller.viewer, sent.data);
    return c.redirect(toItineraryPath(c), 303);
  });

type FoundCaller = { project: ProjectRow; viewer: Viewer };

/** The itinerary and who reads it, if this browser may open it. */
async function findCallerOf(c: Context<AppEnv>): Promise<FoundCaller | undefined> {
  const projectId = readId(c);
  if (!c.get('grants').some((held) => held.projectId === projectId)) return undefined;
  const project = await findProjectAndPerson(c, projectId);
  const caller = findCaller(c, project);
  return project && caller && { project, viewer: toViewer(c, projectId, caller) };
}

const readId = (c: Context<AppEnv>): string => normalizeProjectId(c.req.param('projectId') ?? '');

const toItineraryPath = (c: Context<AppEnv>): string => `/project/${encodeURIComponent(readId(c))}`;

const toSitePath = (c: Context<AppEnv>): string =>
  SITE_PATHS.find((path) => path === c.req.query('to')) ?? '/';

/** Without an id, of a page outside of itineraries. */
const toBackLink = (c: Context<AppEnv>): NoticePage['link'] =>
  readId(c)
    ? { label: t('backToItinerary'), url: toItineraryPath(c) }
    : { label: t('cancel'), url: toSitePath(c) };

function toPage(c: Context<AppEnv>, caller: FoundCaller | undefined): NoticePage {
  const reader = readReader(c, caller);
  return inLanguage(reader, (): NoticePage => {
    const clocks = { '': t('clockOfRegion'), 12: t('clock12'), 24: t('clock24') };
    return {
      reader,
      title: t('language'),
      text: t('languageText'),
      fields: [
        {
          name: 'language',
          kind: 'choice',
          label: t('language'),
          value: reader.language,
          options: LANGUAGE_CODES.map((value) => ({
            value,
            label: READER_LANGUAGES[value].name,
            lang: value,
          })),
        },
        {
          name: 'clock',
          kind: 'choice',
          label: t('clock'),
          value: readReaderChoice(c, caller?.viewer).clock,
          options: CLOCKS.map((value) => ({ value, label: clocks[value] })),
        },
      ],
      action: t('save'),
      link: toBackLink(c),
    };
  });
}
