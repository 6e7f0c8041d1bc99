import { describe, expect, it } from 'vitest';
import { CATALOGS } from '../../worker/messages/catalogs.ts';
import { HOST_CATALOGS } from '../../worker/messages/hosts/catalogs.ts';
import { inLanguage } from '../../worker/messages/in-language.ts';
import { ApiError } from './api.ts';
import { translateError } from './error-texts.ts';
import { findHostText } from './host-refusals.ts';

const BODY = { success: false, requestId: 'x' } as const;
const SOURCES = Object.values(
  import.meta.glob<string>(
    ['../../worker/{actions,api,contract,db,http}/**/*.ts', '../../worker/errors.ts', '!**/*.test.ts'],
    { query: '?raw', import: 'default', eager: true },
  ),
).join('\n');
const OWN = import.meta.glob<string>(['./error-texts.ts', './host-refusals.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const OWN_TEXT = Object.values(OWN).join('\n');
const TEXTS = [...OWN_TEXT.matchAll(/^ {2}'(.+)': \(\) =>/gm)].map(([, text = '']) => text);

async function translate(body: object) {
  const error = new ApiError(400, JSON.stringify({ ...BODY, ...body }));
  await translateError(error);
  return error.body;
}

describe('the error of the server', () => {
  it('is described by its words where they say more than the code', async () => {
    const needsLink = 'Ask your host for your personal link.';
    expect((await translate({ code: 'NAME_TAKEN', message: needsLink }))?.message).toBe(needsLink);
    const full = { code: 'FULL', message: 'There aren’t 3 places left.' };
    expect((await translate(full))?.message).toBe('There is no place left.');
    const limited = { code: 'RATE_LIMITED', message: 'Too many requests. Try again in 2 hours.' };
    expect((await translate(limited))?.message).toBe('Too many requests. Wait a moment and try again.');
    const gone = { code: 'NOT_FOUND', message: 'x', missing: 'event' };
    expect((await translate(gone))?.message).toBe('This event no longer exists.');
  });

  it('keeps words that only hosts get, and its fields', async () => {
    const message = 'An itinerary can have at most 500 events.';
    expect((await translate({ code: 'FULL', message }))?.message).toBe(message);
    const fields = { email: 'Please enter a valid email address.', color: 'Enter a color.' };
    expect((await translate({ code: 'INVALID_INPUT', message: 'x', fields }))?.fields).toEqual(fields);
  });

  it('is in the language of a host, with its number', async () => {
    const read = inLanguage({ language: 'de', locale: 'de-DE' }, () => [
      findHostText('An itinerary can have at most 500 events.')?.(),
      findHostText('There is already someone with this name.')?.(),
      findHostText('Please enter a title.')?.(),
    ]);
    expect(read).toEqual([
      'Ein Plan kann höchstens 500 Termine haben.',
      'Diesen Namen gibt es schon.',
      'Bitte fülle dieses Feld aus.',
    ]);
  });

  it('is read from parts that are loaded', () => {
    const elsewhere = new Map(
      [...OWN_TEXT.matchAll(/^ {2}'(.+)': '(\w+)',$/gm)].map(([, text = '', part = '']) => [text, part]),
    );
    const loaded = ['errors', 'site', 'shared', 'refusals', 'common'];
    const catalogs: Record<string, object> = { ...CATALOGS.en, ...HOST_CATALOGS.en };
    const isLoaded = (line: string) => {
      const key = /t\('(\w+)'/.exec(line)?.[1] ?? '';
      const part = elsewhere.get(/^ {2}'(.+)': \(\)/.exec(line)?.[1] ?? '');
      return [...loaded, part].some((area) => area && key in (catalogs[area] ?? {}));
    };
    const lines = OWN_TEXT.split('\n').filter((line) => line.includes("t('"));
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => !isLoaded(line))).toEqual([]);
  });

  it.each(TEXTS)('can be: %s', (text) => {
    expect(SOURCES).toContain(text);
  });
});
