import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { updateReaderChoice } from '../db/itinerary/people/reader-choice.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import type { PersonRow } from '../db/schema/itinerary/people.ts';
import type { Viewer } from '../domain/access/grants.ts';
import { AppError } from '../errors.ts';
import {
  chooseReader,
  formatReaderChoice,
  parseReaderChoice,
  type ReaderChoice,
} from '../messages/choose-reader.ts';
import type { TextReader } from '../messages/t.ts';
import type { AppEnv } from './context.ts';
import { rememberRevision } from './seen-revision.ts';

/** Says nothing about who reads, so it is neither signed nor tied to an itinerary. */
const READER = 'reader';
const YEAR_S = 365 * 24 * 3600;

type Reading = Pick<Viewer, 'person'>;
type Known = { project?: Pick<ProjectRow, 'language'> | undefined; viewer?: Reading | undefined };

/** What the reader chose: the holder of a personal link on any browser, others in this one. */
export function readReaderChoice(
  c: Context<AppEnv>,
  viewer: Reading | undefined = c.get('viewer'),
): ReaderChoice {
  const stored = viewer?.person?.linked ? c.get('person')?.readerChoice : undefined;
  return parseReaderChoice(stored ?? getCookie(c, READER));
}

/** Keeps the choice in this browser for a year. */
export const storeReaderChoice = (c: Context<AppEnv>, choice: ReaderChoice): void =>
  setCookie(c, READER, formatReaderChoice(choice), {
    path: '/',
    maxAge: YEAR_S,
    sameSite: 'Lax',
    secure: true,
    httpOnly: true,
  });

/** Keeps the choice of the holder of a personal link. Throws IDENTITY_REQUIRED for others. */
export async function storePersonChoice(
  c: Context<AppEnv>,
  project: ProjectRow,
  viewer: Reading,
  choice: ReaderChoice,
): Promise<void> {
  const person = c.get('person');
  if (!viewer.person?.linked || !person) throw new AppError('IDENTITY_REQUIRED');
  const isNone = !choice.language && !choice.clock;
  const now = Date.now();
  await updateReaderChoice(c.get('db'), person, isNone ? null : formatReaderChoice(choice), now);
  rememberRevision(c, { ...project, revision: project.revision + 1, updatedAt: now });
}

/** Who reads the answer to this request: see `chooseReader`. By default, of the itinerary that a guard has read. */
export function readReader(
  c: Context<AppEnv>,
  { project = c.get('project'), viewer = c.get('viewer') }: Known = {},
): TextReader {
  return chooseReader(readReaderChoice(c, viewer), c.req.header('accept-language'), {
    person: viewer?.person ? c.get('person')?.language : null,
    itinerary: project?.language,
  });
}

/** Who reads the itinerary where no request says it, as in previews and calendars: that person, if it is one's own. */
export const toItineraryReader = (
  { language }: Pick<ProjectRow, 'language'>,
  person?: Pick<PersonRow, 'language' | 'readerChoice'>,
): TextReader =>
  chooseReader(parseReaderChoice(person?.readerChoice ?? undefined), undefined, {
    person: person?.language,
    itinerary: language,
  });
