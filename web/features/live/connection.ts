import { LIVE_ENDED, LIVE_PING, LIVE_PONG, type LiveNote } from '../../../worker/contract/live.ts';

/** What is used of a WebSocket. */
export type LiveSocket = Pick<WebSocket, 'onmessage' | 'onclose' | 'readyState' | 'send' | 'close'>;

type Surroundings = {
  open: () => LiveSocket;
  /** The revision on the page; 0 where that is a copy, or the last look has failed. */
  known: () => number;
  /** Reads the itinerary again, cheaply where nothing changed; resolves also when that failed. */
  refresh: () => Promise<void>;
  isVisible: () => boolean;
};

const OPEN = 1;
const FIRST_RETRY_MS = 1_000;
/** How often a page without a socket looks for itself. */
const LONGEST_RETRY_MS = 30_000;
/** A line that answers no later than this is alive. */
const PONG_MS = 3_000;
/** Shorter than the five minutes after which home routers forget a silent connection. */
const HEARTBEAT_MS = 120_000;
/** After so long a silence (a phone in a pocket) the page looks at once and does not wait for the line. */
const ASLEEP_MS = 30_000;

/**
 * Keeps a page as new as its itinerary: by notes over a socket, and where that cannot be had by asking now and then.
 * `wake` is for when the page comes back to the front, or the network does.
 */
export function startLiveUpdates({ open, known, refresh, isVisible }: Surroundings) {
  let line: LiveSocket | undefined;
  let failures = 0;
  let told = 0;
  let heardAt = Date.now();
  let looking = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pong: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function look() {
    if (looking) return;
    looking = true;
    await refresh();
    looking = false;
    heardAt = Date.now();
  }

  /** Once more when the note came while an older version was on its way. */
  async function follow(revision: number) {
    told = Math.max(told, revision);
    if (told <= known()) return;
    await look();
    if (told > known() && !stopped) await look();
  }

  function tryLater(ms: number) {
    clearTimeout(retry);
    // A page that nobody looks at waits for `wake`.
    retry = setTimeout(() => isVisible() && connect(), ms);
  }

  function connect() {
    clearTimeout(retry);
    if (!navigator.onLine) {
      void look();
      return tryLater(LONGEST_RETRY_MS);
    }
    const opened = open();
    line = opened;
    opened.onmessage = ({ data }) => {
      clearTimeout(pong);
      failures = 0;
      heardAt = Date.now();
      if (data !== LIVE_PONG) void follow((JSON.parse(data) as LiveNote).revision);
    };
    opened.onclose = ({ code }) => lose(opened, code);
  }

  function lose(lost: LiveSocket, code?: number) {
    if (line !== lost || stopped) return;
    clearTimeout(pong);
    line = undefined;
    failures += 1;
    // The code was changed, or there is no line to be had: what the page may know, it asks for itself.
    if (code === LIVE_ENDED || failures > 1) void look();
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
    // Not all at once, where all were lost at once.
    tryLater(wait * (0.5 + Math.random()));
  }

  function beat() {
    const asked = line;
    if (asked?.readyState !== OPEN) return;
    clearTimeout(pong);
    pong = setTimeout(() => {
      asked.close();
      // A dead line takes its time to close.
      lose(asked);
      wake();
    }, PONG_MS);
    asked.send(LIVE_PING);
  }

  function wake() {
    if (stopped) return;
    const slept = Date.now() - heardAt > ASLEEP_MS;
    if (line) beat();
    else {
      failures = 0;
      connect();
    }
    if (slept) void look();
  }

  const heart = setInterval(() => isVisible() && beat(), HEARTBEAT_MS);
  connect();
  return {
    wake,
    stop() {
      stopped = true;
      clearInterval(heart);
      clearTimeout(retry);
      clearTimeout(pong);
      line?.close();
    },
  };
}
