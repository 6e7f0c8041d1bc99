import type { Context } from 'hono';
import { z } from 'zod';
import type { NoticePage } from '../domain/notices/notice-page.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { normalizeProjectId } from '../http/invitation.ts';
import { respondWithNoticePage } from '../http/notice-page.ts';
import { readReader, readReaderChoice, storeReaderChoice } from '../http/reader.ts';
import { limitJson } from '../http/request-body.ts';
import { requireSameSite } from '../http/same-site.ts';
import { noStore } from '../http/security-headers.ts';
import { CLOCKS } from '../messages/choose-reader.ts';
import { inLanguage } from '../messages/in-language.ts';
import { LANGUAGE_CODES, READER_LANGUAGES } from '../messages/languages.ts';
import { t } from '../messages/t.ts';

const choiceSchema = z.object({ language: z.enum(LANGUAGE_CODES), clock: z.enum(CLOCKS).catch('') });

/** The page on which a guest chooses language and clock, without a script. Every itinerary links to it. */
export const languagePageRoutes = factory
  .createApp()
  .use('/language/*', noStore, requireSameSite)
  .get('/language/:projectId', (c) => respondWithNoticePage(c, toPage(c)))
  .post('/language/:projectId', limitJson, async (c) => {
    const sent = choiceSchema.safeParse(await c.req.parseBody());
    if (!sent.success) return respondWithNoticePage(c, toPage(c));
    storeReaderChoice(c, sent.data);
    return c.redirect(toItineraryPath(c), 303);
  });

const toItineraryPath = (c: Context<AppEnv>): string =>
  `/project/${encodeURIComponent(normalizeProjectId(c.req.param('projectId') ?? ''))}`;

function toPage(c: Context<AppEnv>): NoticePage {
  const reader = readReader(c);
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
          value: readReaderChoice(c).clock,
          options: CLOCKS.map((value) => ({ value, label: clocks[value] })),
        },
      ],
      action: t('save'),
      link: { label: t('backToItinerary'), url: toItineraryPath(c) },
    };
  });
}
