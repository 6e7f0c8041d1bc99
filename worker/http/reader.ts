import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import {
  chooseReader,
  formatReaderChoice,
  parseReaderChoice,
  type ReaderChoice,
} from '../messages/choose-reader.ts';
import type { TextReader } from '../messages/t.ts';
import type { AppEnv } from './context.ts';

/** Says nothing about who reads, so it is neither signed nor tied to an itinerary. */
const READER = 'reader';
const YEAR_S = 365 * 24 * 3600;

/** What this browser's reader chose. */
export const readReaderChoice = (c: Context<AppEnv>): ReaderChoice => parseReaderChoice(getCookie(c, READER));

/** Keeps the choice in this browser for a year. */
export const storeReaderChoice = (c: Context<AppEnv>, choice: ReaderChoice): void =>
  setCookie(c, READER, formatReaderChoice(choice), {
    path: '/',
    maxAge: YEAR_S,
    sameSite: 'Lax',
    secure: true,
    httpOnly: true,
  });

/** Who reads the answer to this request. */
export const readReader = (c: Context<AppEnv>): TextReader =>
  chooseReader(readReaderChoice(c), c.req.header('accept-language'));
