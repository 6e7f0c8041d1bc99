import { describe, expect, it } from 'vitest';
import { ApiError } from './api.ts';
import { translateError } from './error-texts.ts';

const BODY = { success: false, requestId: 'x' } as const;
const SOURCES = Object.values(
  import.meta.glob<string>(
    ['../../worker/{actions,api,contract,http}/**/*.ts', '../../worker/errors.ts', '!**/*.test.ts'],
    { query: '?raw', import: 'default', eager: true },
  ),
).join('\n');
const OWN = import.meta.glob<string>('./error-texts.ts', { query: '?raw', import: 'default', eager: true });
const TEXTS = [...(OWN['./error-texts.ts'] ?? '').matchAll(/^ {2}'(.+)': \(\) =>/gm)].map(
  ([, text]) => text ?? '',
);

async function translate(body: object) {
  const error = new ApiError(400, JSON.stringify({ ...BODY, ...body }));
  await translateError(error);
  return error.shown;
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

  it.each(TEXTS)('can be: %s', (text) => {
    expect(SOURCES).toContain(text);
  });
});
