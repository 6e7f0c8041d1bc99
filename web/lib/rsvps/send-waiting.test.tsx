import { beforeEach, expect, it, vi } from 'vitest';
import { ANSWERED_AS_HEADER } from '../../../worker/contract/answered-as.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { forgetProject } from '../forget-project.ts';
import { sendWaitingRsvps } from './send-waiting.ts';
import { storedRsvps, type WaitingRsvp } from './stored-rsvps.ts';

const ID = 'ABCD2345';
const ME = `PUT /api/projects/${ID}/rsvps/me`;
const BEN = 2;

const wait = (answer: WaitingRsvp['answer'], eventId: number | null = null) =>
  storedRsvps.change(ID, BEN, ({ waiting }) => ({
    waiting: [...waiting, { eventId, answer, partySize: 1, key: `${answer} ${eventId}` }],
  }));
const toRow = (json: unknown) => ({ personId: BEN, byHost: false, updatedAt: '', ...(json as object) });
const accept = ({ json }: { json: unknown }) => ({ body: toRow(json) });
const lose = () => {
  throw new TypeError('Failed to fetch');
};
const waiting = () => storedRsvps.read(ID)?.waiting.map(({ key }) => key);

beforeEach(() => localStorage.clear());

it('sends each answer once, in order, and keeps what the server stored', async () => {
  const { calls } = mockApi({ [ME]: accept });
  wait('yes');
  wait('no', 7);
  await Promise.all([sendWaitingRsvps(ID, BEN), sendWaitingRsvps(ID, BEN)]);
  expect(calls.map(({ headers }) => headers.get(ANSWERED_AS_HEADER))).toEqual(['2', '2']);
  expect(calls.map(({ json }) => json)).toEqual([
    { eventId: null, answer: 'yes', partySize: 1 },
    { eventId: 7, answer: 'no', partySize: 1 },
  ]);
  expect(waiting()).toEqual([]);
  expect(storedRsvps.read(ID)?.mine.map(({ eventId, answer }) => [eventId, answer])).toEqual([
    [null, 'yes'],
    [7, 'no'],
  ]);
});

it.each([
  ['no connection', lose],
  ['a server error', errorReply(503, 'UNAVAILABLE', 'Busy.')],
  ['too many requests', errorReply(429, 'RATE_LIMITED', 'Slow down.')],
])('keeps answers for later: %s', async (_name, reply) => {
  const { calls, routes } = mockApi({ [ME]: reply });
  wait('yes');
  wait('no', 7);
  expect(await sendWaitingRsvps(ID, BEN)).toEqual([]);
  expect(calls).toHaveLength(1);
  expect(waiting()).toEqual(['yes null', 'no 7']);
  routes[ME] = accept;
  expect(await sendWaitingRsvps(ID, BEN)).toHaveLength(2);
  expect(waiting()).toEqual([]);
});

it.each([
  [403, 'RSVP_CLOSED', 'RSVP is closed.', 'RSVP is closed.'],
  [409, 'FULL', 'This event is full.', 'This event is full.'],
  [401, 'ACCESS_REQUIRED', 'Enter the code.', 'Your access to this itinerary has ended.'],
])('says why an answer was refused, and sends the others: %s %s', async (status, code, message, shown) => {
  mockApi({
    [ME]: (call) => {
      const { eventId } = call.json as WaitingRsvp;
      return eventId === null ? errorReply(status, code, message) : accept(call);
    },
  });
  wait('yes');
  wait('no', 7);
  const sent = await sendWaitingRsvps(ID, BEN);
  expect(sent.map(({ refused }) => refused)).toEqual([shown, undefined]);
  expect(waiting()).toEqual([]);
  expect(storedRsvps.read(ID)?.refused).toEqual([{ eventId: null, message: shown }]);
});

it('sends an answer that was changed while it was sent once more', async () => {
  let isFirst = true;
  const { calls } = mockApi({
    [ME]: (call) => {
      if (isFirst) storedRsvps.change(ID, BEN, () => ({ waiting: [] }));
      if (isFirst) wait('no');
      isFirst = false;
      return accept(call);
    },
  });
  wait('yes');
  await sendWaitingRsvps(ID, BEN);
  expect(calls.map(({ json }) => (json as WaitingRsvp).answer)).toEqual(['yes', 'no']);
  expect(storedRsvps.read(ID)?.mine).toMatchObject([{ answer: 'no' }]);
});

it('sends nothing of someone who was at this browser before', async () => {
  const { calls } = mockApi({ [ME]: accept });
  wait('yes');
  await sendWaitingRsvps(ID, 3);
  expect(calls).toEqual([]);
  storedRsvps.change(ID, 3, () => ({}));
  expect(waiting()).toEqual([]);
});

it('drops what waits on exit, and for another person', async () => {
  wait('yes');
  storedRsvps.forget(ID, BEN);
  expect(waiting()).toEqual(['yes null']);
  storedRsvps.forget(ID, 3);
  expect(storedRsvps.read(ID)).toBeUndefined();
  wait('yes');
  await forgetProject(ID);
  expect(storedRsvps.read(ID)).toBeUndefined();
});

it('sends also what the browser cannot store', async () => {
  const setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: () => undefined });
  const { calls } = mockApi({ [ME]: accept });
  wait('yes');
  expect(waiting()).toEqual(['yes null']);
  await sendWaitingRsvps(ID, BEN);
  expect(calls).toHaveLength(1);
  expect(waiting()).toEqual([]);
  storedRsvps.forget(ID);
  expect(storedRsvps.read(ID)).toBeUndefined();
  vi.unstubAllGlobals();
});

it('sends in one tab at a time', async () => {
  const request = vi.fn((_name: string, send: () => Promise<unknown>) => send());
  vi.stubGlobal('navigator', { locks: { request } });
  mockApi({ [ME]: accept });
  wait('yes');
  await sendWaitingRsvps(ID, BEN);
  expect(request).toHaveBeenCalledWith(`rsvps ${ID}`, expect.any(Function));
  expect(waiting()).toEqual([]);
});
