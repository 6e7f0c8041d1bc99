import { LIVE_GRANT_ENDED, LIVE_PING, LIVE_PONG, type LiveMessage } from '../../../worker/contract/live.ts';

/** The part of WebSocket used here. */
export type UpdateSocket = Pick<WebSocket, 'onmessage' | 'onclose' | 'readyState' | 'send' | 'close'>;

type Options = {
  open: () => UpdateSocket;
  /** Revision on the page; 0 for an offline copy or after a failed refresh. */
  known: () => number;
  /** Refetches the itinerary (cheap if unchanged), at least this revision. Resolves even on failure. */
  refresh: (revision: number) => Promise<void>;
  /** Refetches the answers of guests. */
  refreshRsvps: () => void;
  isVisible: () => boolean;
};

type Timer = ReturnType<typeof setTimeout>;

const OPEN = 1;
const FIRST_RETRY_MS = 1_000;
/** Also the polling interval while there is no socket. */
const MAX_RETRY_MS = 30_000;
/** A socket that does not answer a ping in this time is dead. */
const PONG_TIMEOUT_MS = 3_000;
/** Below the five minutes after which home routers drop idle connections. */
const HEARTBEAT_MS = 120_000;
/** After this much silence (a phone was asleep) `wake` refreshes without waiting for the socket. */
const ASLEEP_MS = 30_000;

/**
 * Keeps the page up to date: refreshes on messages from a WebSocket, or by polling while there is none. Call `wake`
 * when the page becomes visible or the network returns.
 */
export function startLiveUpdates(options: Options): { wake: () => void; stop: () => void } {
  const connection = new LiveConnection(options);
  connection.start();
  return { wake: () => connection.wake(), stop: () => connection.stop() };
}

/** A deployment closes all sockets at once; their pages return over this time. */
const RETURN_WITHIN_MS = 30_000;

/** Milliseconds, with jitter because whatever fails fails for many pages. */
const toRetryDelay = (failures: number) =>
  Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** failures) * (0.5 + Math.random());

class LiveConnection {
  private readonly options: Options;
  private readonly refresher: Refresher;
  private socket: UpdateSocket | undefined;
  private failures = 0;
  /** The socket has answered. */
  private wasOpen = false;
  private stopped = false;
  private retryTimer: Timer | undefined;
  private pongTimer: Timer | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;

  constructor(options: Options) {
    this.options = options;
    this.refresher = new Refresher(options);
  }

  start() {
    this.heartbeat = setInterval(() => this.options.isVisible() && this.ping(), HEARTBEAT_MS);
    this.connect();
  }

  stop() {
    this.stopped = true;
    this.refresher.stop();
    clearInterval(this.heartbeat);
    clearTimeout(this.retryTimer);
    clearTimeout(this.pongTimer);
    this.socket?.close();
  }

  wake() {
    if (this.stopped) return;
    const wasAsleep = Date.now() - this.refresher.lastContact > ASLEEP_MS;
    if (this.socket) this.ping();
    else {
      this.failures = 0;
      this.connect();
    }
    if (wasAsleep) this.poll();
  }

  private connect() {
    clearTimeout(this.retryTimer);
    if (!navigator.onLine) {
      this.poll();
      return this.retryIn(MAX_RETRY_MS);
    }
    const socket = this.options.open();
    this.socket = socket;
    socket.onmessage = ({ data }) => {
      clearTimeout(this.pongTimer);
      this.failures = 0;
      this.wasOpen = true;
      this.refresher.lastContact = Date.now();
      if (data === LIVE_PONG) return;
      const { revision, rsvps, readWithinMs = 0 } = JSON.parse(data) as LiveMessage;
      if (rsvps) this.options.refreshRsvps();
      this.refresher.refreshSoon(revision, readWithinMs);
    };
    socket.onclose = ({ code }) => this.handleClose(socket, code);
  }

  private handleClose(socket: UpdateSocket, code?: number) {
    if (this.socket !== socket || this.stopped) return;
    clearTimeout(this.pongTimer);
    this.socket = undefined;
    this.failures += 1;
    const hadWorked = this.wasOpen;
    this.wasOpen = false;
    // LIVE_GRANT_ENDED: access may have ended. Repeated failures: no socket possible, so poll.
    if (code === LIVE_GRANT_ENDED || this.failures > 1) this.poll();
    // What was changed meanwhile is read when the page returns.
    this.retryIn(
      hadWorked && code !== LIVE_GRANT_ENDED ? Math.random() * RETURN_WITHIN_MS : toRetryDelay(this.failures),
    );
  }

  /** Without a message that says what changed. */
  private poll() {
    void this.refresher.refresh();
    this.options.refreshRsvps();
  }

  /** A hidden page does not reconnect; it waits for `wake`. */
  private retryIn(ms: number) {
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => this.options.isVisible() && this.connect(), ms);
  }

  private ping() {
    const { socket } = this;
    if (socket?.readyState !== OPEN) return;
    clearTimeout(this.pongTimer);
    this.pongTimer = setTimeout(() => {
      socket.close();
      // The close event of a dead socket can take minutes.
      this.handleClose(socket);
      this.wake();
    }, PONG_TIMEOUT_MS);
    socket.send(LIVE_PING);
  }
}

/** Runs one refresh at a time. */
class Refresher {
  /** Epoch ms of the last message or refresh. */
  lastContact = Date.now();
  private readonly options: Pick<Options, 'known' | 'refresh'>;
  private latestRevision = 0;
  private refreshing = false;
  private stopped = false;
  private failures = 0;
  private retryTimer: Timer | undefined;
  private soonTimer: Timer | undefined;

  constructor(options: Pick<Options, 'known' | 'refresh'>) {
    this.options = options;
  }

  async refresh() {
    if (this.refreshing) return;
    this.refreshing = true;
    await this.options.refresh(this.latestRevision);
    this.refreshing = false;
    this.lastContact = Date.now();
  }

  /** `refreshTo` at a random time within `ms` milliseconds; what is announced meanwhile is read with it. */
  refreshSoon(revision: number, ms: number) {
    if (ms === 0) return void this.refreshTo(revision);
    this.latestRevision = Math.max(this.latestRevision, revision);
    this.soonTimer ??= setTimeout(() => {
      this.soonTimer = undefined;
      void this.refreshTo(0);
    }, Math.random() * ms);
  }

  /** Refreshes until `revision` is known: at once if the first response was older, then at growing intervals. */
  async refreshTo(revision: number) {
    this.latestRevision = Math.max(this.latestRevision, revision);
    clearTimeout(this.retryTimer);
    if (this.isBehind()) await this.refresh();
    if (this.isBehind() && !this.stopped) await this.refresh();
    if (this.stopped) return;
    this.failures = this.isBehind() ? this.failures + 1 : 0;
    if (this.failures > 0)
      this.retryTimer = setTimeout(() => void this.refreshTo(0), toRetryDelay(this.failures));
  }

  stop() {
    this.stopped = true;
    clearTimeout(this.retryTimer);
    clearTimeout(this.soonTimer);
  }

  private isBehind() {
    return this.latestRevision > this.options.known();
  }
}
