import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startLiveUpdates, type UpdateSocket } from './connection.ts';

class FakeSocket {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readyState = 0;
  sent: string[] = [];
  isDead = false;
  send = (text: string) => {
    this.sent.push(text);
    if (!this.isDead) this.onmessage?.({ data: 'pong' });
  };
  close = () => {
    this.readyState = 2;
  };
  receive = (revision: number, more: object = {}) => {
    this.readyState = 1;
    this.onmessage?.({ data: JSON.stringify({ revision, ...more }) });
  };
  disconnect = (code = 1006) => this.onclose?.({ code });
}

let sockets: FakeSocket[];
/** Revision on the page. */
let revision: number;
/** Revision on the server. */
let serverRevision: number;
let visible: boolean;
const refresh = vi.fn(async () => {
  revision = serverRevision;
});
const refreshRsvps = vi.fn();
const start = () =>
  startLiveUpdates({
    open: () => {
      sockets.push(new FakeSocket());
      return sockets.at(-1) as unknown as UpdateSocket;
    },
    known: () => revision,
    refresh,
    refreshRsvps,
    isVisible: () => visible,
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  [sockets, revision, serverRevision, visible] = [[], 1, 1, true];
  refresh.mockReset().mockImplementation(async () => {
    revision = serverRevision;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('refetches answers, and not the itinerary, when answers changed', async () => {
  const { stop } = start();
  refreshRsvps.mockClear();
  sockets[0]?.receive(1);
  expect(refreshRsvps).not.toHaveBeenCalled();
  sockets[0]?.receive(1, { rsvps: true });
  expect(refreshRsvps).toHaveBeenCalledOnce();
  expect(refresh).not.toHaveBeenCalled();
  stop();
});

it('does not refresh while the socket is open and nothing changes', async () => {
  const { stop } = start();
  sockets[0]?.receive(1);
  await vi.advanceTimersByTimeAsync(3 * 3_600_000);
  expect(refresh).not.toHaveBeenCalled();
  expect(sockets).toHaveLength(1);
  stop();
});

it('refreshes once per change, and again only if a newer change arrived meanwhile', async () => {
  const { stop } = start();
  serverRevision = 3;
  sockets[0]?.receive(2);
  sockets[0]?.receive(3);
  await vi.advanceTimersByTimeAsync(0);
  expect(refresh).toHaveBeenCalledTimes(1);
  refresh.mockImplementationOnce(async () => {
    revision = 4; // a response that was sent before the second message
  });
  serverRevision = 5;
  sockets[0]?.receive(5);
  await vi.advanceTimersByTimeAsync(0);
  expect([refresh.mock.calls.length, revision]).toEqual([3, 5]);
  stop();
});

it('refreshes again after failures until the announced revision is there', async () => {
  const { stop } = start();
  serverRevision = 2;
  refresh.mockImplementation(async () => undefined); // the network is back for the socket only
  sockets[0]?.receive(2);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(refresh.mock.calls.length).toBeGreaterThan(2);
  refresh.mockImplementation(async () => {
    revision = serverRevision;
  });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(revision).toBe(2);
  const { length } = refresh.mock.calls;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refresh.mock.calls).toHaveLength(length);
  stop();
});

it('polls about every 30 seconds without a socket, and stops once it is open', async () => {
  const { stop } = start();
  for (let turn = 0; turn < 10; turn++) {
    sockets.at(-1)?.disconnect();
    await vi.advanceTimersByTimeAsync(45_000);
  }
  const polls = refresh.mock.calls.length;
  expect(polls).toBeGreaterThanOrEqual(8);
  sockets.at(-1)?.receive(1);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(refresh).toHaveBeenCalledTimes(polls);
  stop();
});

it('on wake, notices a missed change and replaces a dead socket', async () => {
  const { wake, stop } = start();
  sockets[0]?.receive(1);
  await vi.advanceTimersByTimeAsync(100_000);
  serverRevision = 2;
  if (sockets[0]) sockets[0].isDead = true;
  wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(revision).toBe(2);
  expect(sockets[0]?.sent).toEqual(['ping']);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(sockets).toHaveLength(2);
  stop();
});

it('does not reconnect while hidden, but immediately on wake', async () => {
  const { wake, stop } = start();
  visible = false;
  sockets[0]?.disconnect();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sockets).toHaveLength(1);
  visible = true;
  wake();
  expect(sockets).toHaveLength(2);
  stop();
});

it('refreshes immediately when its access has ended', async () => {
  const { stop } = start();
  sockets[0]?.disconnect(4401);
  await vi.advanceTimersByTimeAsync(0);
  expect(refresh).toHaveBeenCalledTimes(1);
  stop();
});

// Fake timers look at all timers for each that fires, so 2,000 pages take 15 times as long as 500.
it('returns within 30 seconds after a deployment, and 500 pages never all at once', async () => {
  vi.mocked(Math.random).mockRestore();
  const pages = Array.from({ length: 500 }, start);
  for (const socket of sockets) socket.receive(1);
  for (const socket of sockets.splice(0)) socket.disconnect();
  const perSecond: number[] = [];
  for (let second = 0; second < 30; second++) {
    const before = sockets.length;
    await vi.advanceTimersByTimeAsync(1_000);
    perSecond.push(sockets.length - before);
  }
  expect(sockets).toHaveLength(500);
  expect(Math.max(...perSecond)).toBeLessThan(50);
  for (const page of pages) page.stop();
});

it('refreshes within the time that a message gives, once for all messages of that time', async () => {
  const { stop } = start();
  serverRevision = 3;
  sockets[0]?.receive(2, { readWithinMs: 4_000 });
  await vi.advanceTimersByTimeAsync(1_000);
  sockets[0]?.receive(3, { readWithinMs: 4_000 });
  await vi.advanceTimersByTimeAsync(999);
  expect(refresh).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(refresh).toHaveBeenCalledOnce();
  stop();
});
