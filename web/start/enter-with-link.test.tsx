import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LinkAttempt } from '../features/access/link-access.ts';
import { readEmbeddedData } from '../lib/embedded-data.ts';
import { readSelectedPeople, takeAccessGranted } from '../lib/storage.ts';
import { errorReply, mockApi } from '../testing/mock-api.ts';
import { enterWithLink } from './enter-with-link.ts';

const ACCESS = 'POST /api/projects/ABCD2345/access';
const loadApp = vi.fn(async () => undefined);
const readAttempt = () => readEmbeddedData<LinkAttempt>('link-attempt');

/** Opens a share link. Returns where the page was sent to. */
function open(address: string) {
  history.replaceState(null, '', address);
  return vi.spyOn(location, 'replace').mockImplementation(() => undefined);
}

beforeEach(() => history.replaceState(null, '', '/'));

describe('enterWithLink', () => {
  it('goes on to the itinerary, without the code and the app', async () => {
    const { calls } = mockApi({ [ACCESS]: {} });
    const replace = open('/access/abcd2345?code=ABC234#k=key');
    await enterWithLink(loadApp);
    expect(calls.map(({ json }) => json)).toEqual([{ accessCode: 'ABC234', inviteKey: 'key' }]);
    expect(calls[0]?.headers.get('prefer')).toBe('return=minimal');
    expect(location.pathname + location.search + location.hash).toBe('/access/abcd2345');
    expect(replace.mock.calls).toEqual([['/project/ABCD2345']]);
    expect(loadApp).not.toHaveBeenCalled();
    expect(takeAccessGranted()).toBe(true);
  });

  it('takes the code out of the address before it sends it', async () => {
    const seen: string[] = [];
    mockApi({
      [ACCESS]: () => {
        seen.push(location.href);
        return {};
      },
    });
    open('/access/ABCD2345?code=123456#k=key');
    await enterWithLink(loadApp);
    expect(seen.join()).toMatch(/\/access\/ABCD2345$/);
  });

  it('loads the app with the refusal, and sends nothing again', async () => {
    const message = 'Access Code incorrect.';
    const { calls } = mockApi({
      [ACCESS]: errorReply(401, 'CODE_INCORRECT', message, { attemptsRemaining: 4 }),
    });
    const replace = open('/access/ABCD2345?code=WRONG1#k=key');
    await enterWithLink(loadApp);
    expect(loadApp).toHaveBeenCalledOnce();
    expect(calls).toHaveLength(1);
    expect(replace).not.toHaveBeenCalled();
    expect(readAttempt()).toMatchObject({
      code: 'WRONG1',
      inviteKey: 'key',
      failure: { message, attemptsRemaining: 4, locked: false },
    });
    expect(takeAccessGranted()).toBe(false);
  });

  it('tells a lost connection from a refusal', async () => {
    mockApi({
      [ACCESS]: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    open('/access/ABCD2345?code=ABC234');
    await enterWithLink(loadApp);
    expect(readAttempt()?.failure).toEqual({
      locked: false,
      message: expect.stringContaining('Check your connection'),
    });
  });

  it('opens a personal link, and shows the events of its person', async () => {
    const person = { id: 7, name: 'Ben', linked: true };
    const { calls } = mockApi({ [ACCESS]: { body: { person } } });
    const replace = open('/access/ABCD2345#p=7.1.abc');
    await enterWithLink(loadApp);
    expect(calls.map(({ json }) => json)).toEqual([{ personToken: '7.1.abc' }]);
    expect(location.hash).toBe('');
    expect(replace.mock.calls).toEqual([['/project/ABCD2345']]);
    expect(readSelectedPeople('ABCD2345')).toEqual(['Ben']);
  });

  it('loads the app with what a personal link was refused for', async () => {
    mockApi({ [ACCESS]: errorReply(401, 'ACCESS_REQUIRED', 'This link no longer works.') });
    open('/access/ABCD2345#p=7.1.abc');
    await enterWithLink(loadApp);
    expect(loadApp).toHaveBeenCalledOnce();
    expect(readAttempt()).toMatchObject({ personToken: '7.1.abc', failure: { isEnded: true } });
  });

  it('loads the app for a link without a code', async () => {
    const { calls } = mockApi();
    open('/access/ABCD2345?code=#k=key');
    await enterWithLink(loadApp);
    expect(loadApp).toHaveBeenCalledOnce();
    expect(calls).toEqual([]);
    // The app reads the key from the address.
    expect(location.hash).toBe('#k=key');
  });
});
