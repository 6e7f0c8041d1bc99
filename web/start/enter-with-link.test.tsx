import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toLinkAttempt } from '../features/access/access-failure.ts';
import type { LinkAnswer } from '../features/access/link-access.ts';
import { embedData, readEmbeddedData } from '../lib/embedded-data.ts';
import { readSelectedPeople, takeAccessGranted } from '../lib/storage.ts';
import { errorReply, mockApi } from '../testing/mock-api.ts';
import { enterWithLink } from './enter-with-link.ts';
import { showOpening } from './show-opening.ts';

const ACCESS = 'POST /api/projects/ABCD2345/access';
const loadApp = vi.fn(async () => undefined);
const takeOver = vi.fn();
const enter = (styles = true) =>
  enterWithLink({ painted: Promise.resolve(), styles: Promise.resolve(styles), loadApp, takeOver });
/** What the server answers; `page` is left out if it cannot be rendered. */
const toEntered = (more: object = {}) => ({
  body: {
    person: null,
    itinerary: { project: { projectId: 'ABCD2345', name: 'Lisbon' } },
    page: {
      title: 'Lisbon · Foldout',
      search: '',
      css: '.itinerary{--primary:#123456}',
      html: '<h1>Lisbon</h1>',
      renderedAt: 5,
    },
    ...more,
  },
});
const readAttempt = () => toLinkAttempt(readEmbeddedData<LinkAnswer>('link-answer'));

/** Opens a share link. Returns where the page was sent to. */
function open(address: string) {
  history.replaceState(null, '', address);
  return vi.spyOn(location, 'replace').mockImplementation(() => undefined);
}

beforeEach(() => {
  document.title = '';
  history.replaceState(null, '', '/');
  document.head.innerHTML = '<style nonce="n0nce"></style>';
  // jsdom has no `nonce`.
  Object.assign(document.querySelector('style') as object, { nonce: 'n0nce' });
  document.body.innerHTML = `<div id="root"><h1>Join Lisbon</h1>
    <div><div data-opening hidden>Accessing itinerary...</div><form></form></div></div>`;
});

// Other test files share the document.
afterEach(() => document.body.replaceChildren());

describe('enterWithLink', () => {
  it('asks at once, and reads what the server embedded when the page is parsed', async () => {
    const { calls } = mockApi({ [ACCESS]: toEntered() });
    open('/access/abcd2345?code=ABC234');
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    // As much of the page as has arrived.
    const font = Object.assign(document.createElement('script'), {
      type: 'application/json',
      id: 'title-font',
      textContent: '"/assets/ans',
    });
    document.body.append(font);
    const entered = enter();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(document.getElementById('root')).toHaveTextContent('Join Lisbon');
    font.textContent = '"/assets/anton.woff2"';
    readyState.mockReturnValue('interactive');
    window.dispatchEvent(new Event('DOMContentLoaded'));
    await vi.waitFor(() => expect(document.querySelector('link[as="font"]')).not.toBeNull());
    expect(document.querySelector('link[as="font"]')).toHaveAttribute('href', '/assets/anton.woff2');
    document.querySelector('link[as="font"]')?.dispatchEvent(new Event('load'));
    await entered;
    expect(document.getElementById('root')).not.toHaveTextContent('Join');
  });

  it('shows the itinerary of the answer in place, without a navigation and the app', async () => {
    const { calls } = mockApi({ [ACCESS]: toEntered() });
    const replace = open('/access/abcd2345?code=ABC234#k=key');
    await enter();
    expect(calls.map(({ json }) => json)).toEqual([{ accessCode: 'ABC234', inviteKey: 'key' }]);
    expect(calls[0]?.headers.get('prefer')).toBe('page');
    expect(location.pathname + location.search + location.hash).toBe('/project/ABCD2345');
    expect(document.title).toBe('Lisbon · Foldout');
    const root = document.getElementById('root');
    expect([root?.innerHTML, root?.dataset.renderedAt]).toEqual(['<h1>Lisbon</h1>', '5']);
    const style = [...document.querySelectorAll('style')].at(-1);
    expect([style?.nonce, style?.textContent]).toEqual(['n0nce', '.itinerary{--primary:#123456}']);
    expect(readEmbeddedData('itinerary/ABCD2345')).toEqual(toEntered().body.itinerary);
    expect(takeOver).toHaveBeenCalledOnce();
    expect([replace.mock.calls, loadApp.mock.calls]).toEqual([[], []]);
    expect(takeAccessGranted()).toBe(true);
  });

  it('goes on to the page of the itinerary if a style sheet fails', async () => {
    mockApi({ [ACCESS]: toEntered() });
    const replace = open('/access/abcd2345?code=ABC234');
    await enter(false);
    expect(replace).toHaveBeenCalledWith('/project/ABCD2345');
    expect(takeOver).not.toHaveBeenCalled();
  });

  it('goes on to the page of the itinerary if the answer has none', async () => {
    mockApi({ [ACCESS]: toEntered({ page: undefined }) });
    const replace = open('/access/abcd2345?code=ABC234#k=key');
    await enter();
    expect(replace.mock.calls).toEqual([['/project/ABCD2345']]);
    expect(takeOver).not.toHaveBeenCalled();
  });

  it('waits for the font of the titles, but not long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    mockApi({ [ACCESS]: toEntered() });
    open('/access/ABCD2345?code=ABC234');
    embedData('title-font', '/assets/lobster.woff2');
    const entering = enter();
    await vi.advanceTimersByTimeAsync(0);
    expect(document.head.querySelector('link')?.rel).toBe('preload');
    await vi.advanceTimersByTimeAsync(390);
    expect(document.title).not.toBe('Lisbon · Foldout');
    await vi.advanceTimersByTimeAsync(20);
    await entering;
    expect(document.title).toBe('Lisbon · Foldout');
    vi.useRealTimers();
  });

  it('takes the code out of the address before it sends it', async () => {
    const seen: string[] = [];
    mockApi({
      [ACCESS]: () => {
        seen.push(location.href);
        return toEntered();
      },
    });
    open('/access/ABCD2345?code=123456#k=key');
    await enter();
    expect(seen.join()).toMatch(/\/access\/ABCD2345$/);
  });

  it('loads the app with the refusal, and sends nothing again', async () => {
    const message = 'Access Code incorrect.';
    const { calls } = mockApi({
      [ACCESS]: errorReply(401, 'CODE_INCORRECT', message, { attemptsRemaining: 4 }),
    });
    const replace = open('/access/ABCD2345?code=WRONG1#k=key');
    await enter();
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
    await enter();
    expect(readAttempt()?.failure).toEqual({
      locked: false,
      message: expect.stringContaining('Check your connection'),
    });
  });

  it('says that a personal link is opened, and shows the events of its person', async () => {
    const person = { id: 7, name: 'Ben', linked: true };
    const seen: boolean[] = [];
    const { page } = toEntered().body;
    const { calls } = mockApi({
      [ACCESS]: () => {
        seen.push(!!document.querySelector('form'), !!document.querySelector('[data-opening][hidden]'));
        return toEntered({ person, page: { ...page, search: '?people=Ben' } });
      },
    });
    open('/access/ABCD2345#p=7.1.abc');
    showOpening();
    await enter();
    expect(seen).toEqual([false, false]);
    expect(calls.map(({ json }) => json)).toEqual([{ personToken: '7.1.abc' }]);
    expect(location.pathname + location.search + location.hash).toBe('/project/ABCD2345?people=Ben');
    expect(readSelectedPeople('ABCD2345')).toEqual(['Ben']);
    // Without a toast.
    expect(takeAccessGranted()).toBe(false);
  });

  it('loads the app with what a personal link was refused for', async () => {
    mockApi({ [ACCESS]: errorReply(401, 'ACCESS_REQUIRED', 'This link no longer works.') });
    open('/access/ABCD2345#p=7.1.abc');
    await enter();
    expect(loadApp).toHaveBeenCalledOnce();
    expect(readAttempt()).toMatchObject({ personToken: '7.1.abc', failure: { isEnded: true } });
  });

  it('keeps the form of a share link', () => {
    open('/access/ABCD2345#k=key');
    showOpening();
    expect(document.querySelector('form')).not.toBeNull();
    expect(document.querySelector('[data-opening][hidden]')).not.toBeNull();
  });

  it('loads the app for a link without a code', async () => {
    const { calls } = mockApi();
    open('/access/ABCD2345?code=#k=key');
    await enter();
    expect(loadApp).toHaveBeenCalledOnce();
    expect(calls).toEqual([]);
    // The app reads the key from the address.
    expect(location.hash).toBe('#k=key');
  });
});
