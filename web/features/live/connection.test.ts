import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LiveSocket, startLiveUpdates } from './connection.ts';

class FakeLine {
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
  tell = (revision: number) => {
    this.readyState = 1;
    this.onmessage?.({ data: JSON.stringify({ revision, changed: ['events'] }) });
  };
  lose = (code = 1006) => this.onclose?.({ code });
}

let lines: FakeLine[];
let revision: number;
/** What the server has. */
let stored: number;
let visible: boolean;
const refresh = vi.fn(async () => {
  revision = stored;
});
const start = () =>
  startLiveUpdates({
    open: () => {
      lines.push(new FakeLine());
      return lines.at(-1) as unknown as LiveSocket;
    },
    known: () => revision,
    refresh,
    isVisible: () => visible,
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  [lines, revision, stored, visible] = [[], 1, 1, true];
  refresh.mockReset().mockImplementation(async () => {
    revision = stored;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('asks for nothing while its line stands and nothing changes', async () => {
  const { stop } = start();
  lines[0]?.tell(1);
  await vi.advanceTimersByTimeAsync(3 * 3_600_000);
  expect(refresh).not.toHaveBeenCalled();
  expect(lines).toHaveLength(1);
  stop();
});

it('reads a change once, and again only where a newer one came meanwhile', async () => {
  const { stop } = start();
  stored = 3;
  lines[0]?.tell(2);
  lines[0]?.tell(3);
  await vi.advanceTimersByTimeAsync(0);
  expect(refresh).toHaveBeenCalledTimes(1);
  refresh.mockImplementationOnce(async () => {
    revision = 4; // the answer was under way before the second note
  });
  stored = 5;
  lines[0]?.tell(5);
  await vi.advanceTimersByTimeAsync(0);
  expect([refresh.mock.calls.length, revision]).toEqual([3, 5]);
  stop();
});

it('looks by itself every half minute where there is no line, and stops that when there is', async () => {
  const { stop } = start();
  for (let turn = 0; turn < 10; turn++) {
    lines.at(-1)?.lose();
    await vi.advanceTimersByTimeAsync(45_000);
  }
  const looks = refresh.mock.calls.length;
  expect(looks).toBeGreaterThanOrEqual(8);
  lines.at(-1)?.tell(1);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(refresh).toHaveBeenCalledTimes(looks);
  stop();
});

it('notices a change that came while it slept, and a line that died meanwhile', async () => {
  const { wake, stop } = start();
  lines[0]?.tell(1);
  await vi.advanceTimersByTimeAsync(100_000);
  stored = 2;
  if (lines[0]) lines[0].isDead = true;
  wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(revision).toBe(2);
  expect(lines[0]?.sent).toEqual(['ping']);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(lines).toHaveLength(2);
  stop();
});

it('does not try from behind, but at once when it comes to the front', async () => {
  const { wake, stop } = start();
  visible = false;
  lines[0]?.lose();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(lines).toHaveLength(1);
  visible = true;
  wake();
  expect(lines).toHaveLength(2);
  stop();
});

it('looks at once when its grant has ended', async () => {
  const { stop } = start();
  lines[0]?.lose(4401);
  await vi.advanceTimersByTimeAsync(0);
  expect(refresh).toHaveBeenCalledTimes(1);
  stop();
});
