import { DurableObject } from 'cloudflare:workers';
import {
  LIVE_GRANT_ENDED,
  LIVE_PASS_S,
  LIVE_PING,
  LIVE_PONG,
  LIVE_ROOM_HEADERS,
  type LiveMessage,
} from '../contract/live.ts';
import { type GrantEpoch, isOlderGrant } from '../domain/itinerary/project-version.ts';

/** A message for the sockets whose grant is not older; older grants are no longer valid. */
type LiveUpdate = LiveMessage & GrantEpoch;

/** The platform allows 32,768 sockets per object (Durable Objects, WebSockets). */
const MAX_SOCKETS = 2_000;
/** Sockets of one browser, and of all browsers at one IP address. */
const MAX_PER_VISITOR = 10;
const MAX_PER_ADDRESS = 500;
/** A socket that has not pinged for this long is closed if others need its place. Visible pages ping at least twice as often. */
const SILENT_MS = 5 * 60_000;
/** Up to this many pages refetch at once. More pages spread their requests over a time that grows with their number. */
const READ_AT_ONCE = 50;
/** That time with MAX_SOCKETS pages. */
const MAX_READ_WITHIN_MS = 10_000;
/** WebSocket close codes: policy violation (RFC 6455, 7.4.1), try again later (IANA registry). */
const POLICY_VIOLATION = 1008;
const TRY_AGAIN_LATER = 1013;

/**
 * The WebSockets of one project's open pages. Hibernates between changes, so it keeps no state in memory: a socket's
 * tags are the grant that opened it, its visitor and its IP address, and the last update is stored, because a new socket
 * may come from a request that read the project before that update.
 */
export class LiveRoom extends DurableObject {
  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(LIVE_PING, LIVE_PONG));
  }

  /**
   * Opens a socket. Responds 410 if its grant is no longer valid, 429 if the visitor or address has too many sockets, 503
   * if the project has.
   */
  override async fetch(request: Request): Promise<Response> {
    const readNumber = (name: keyof typeof LIVE_ROOM_HEADERS) =>
      Number(request.headers.get(LIVE_ROOM_HEADERS[name]));
    const grant = { epoch: readNumber('epoch'), grantVersion: readNumber('version') };
    const revision = readNumber('revision');
    const last = this.#readLast();
    if (last && isOlderGrant(grant, last)) return new Response(null, { status: 410 });
    const personId = request.headers.get(LIVE_ROOM_HEADERS.person);
    if (this.#hasEnded(personId, request.headers.get(LIVE_ROOM_HEADERS.checkedAt)))
      return new Response(null, { status: 410 });
    // The database was restored, which announces nothing: the first page that connects makes the others refetch.
    if (last && last.epoch < grant.epoch) this.announce({ ...grant, revision });
    const visitor = `visitor:${request.headers.get(LIVE_ROOM_HEADERS.visitor)}`;
    const address = `address:${request.headers.get(LIVE_ROOM_HEADERS.address)}`;
    const hasPlace =
      this.#hasPlace(MAX_PER_VISITOR, visitor) &&
      (this.#hasPlace(MAX_PER_ADDRESS, address) || this.#takePlaceFromBusiest(visitor, address));
    if (!hasPlace) return new Response(null, { status: 429 });
    if (!this.#hasPlace(MAX_SOCKETS) && !this.#takePlaceFromBusiest(address))
      return new Response(null, { status: 503 });
    const person = personId ? [`person:${personId}`] : [];
    const host = request.headers.has(LIVE_ROOM_HEADERS.host) ? [HOST] : [];
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server, [toTag(grant), visitor, address, ...person, ...host]);
    server.serializeAttachment(Date.now());
    send(server, { revision: Math.max(revision, last?.revision ?? 0) });
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Sends an update to every socket and closes those with older grants. Ignores updates that arrive out of order. */
  announce(update: LiveUpdate): void {
    const { epoch, grantVersion, revision } = update;
    const last = this.#readLast();
    if (last && revision <= last.revision && !isOlderGrant(last, update)) return;
    this.ctx.storage.kv.put<LiveUpdate>('last', { epoch, grantVersion, revision });
    const sockets = this.ctx.getWebSockets();
    const message = { revision, ...toReadWithin(sockets.length) };
    for (const socket of sockets) {
      if (isOlderGrant(parseTag(this.ctx.getTags(socket)[0]), update)) socket.close(LIVE_GRANT_ENDED);
      else send(socket, message);
    }
  }

  /** Tells the pages of hosts, or all, that answers to RSVP changed; see `LiveMessage`. */
  announceAnswers(readers: 'hosts' | 'everyone'): void {
    const revision = this.#readLast()?.revision ?? 0;
    const sockets = this.ctx.getWebSockets(readers === 'hosts' ? HOST : undefined);
    for (const socket of sockets) send(socket, { revision, rsvps: true });
  }

  /** Whether one more socket may have this tag. At the limit, closes silent ones, such as those of phones without network. */
  #hasPlace(limit: number, tag?: string): boolean {
    const open = this.ctx.getWebSockets(tag).filter(({ readyState }) => readyState === WebSocket.OPEN);
    if (open.length < limit) return true;
    const silent = open.filter((socket) => Date.now() - this.#readLastPing(socket) > SILENT_MS);
    for (const socket of silent) socket.close();
    return open.length - silent.length < limit;
  }

  /**
   * Makes a place for a new socket by closing one of another owner. Owners are visitors or addresses, whichever kind of tag
   * `own` is; it is the new socket's. Closes a socket of the owner with the most, among those with the tag `within` if it is
   * given. Returns false and closes none unless that owner has at least two more than `own`.
   */
  #takePlaceFromBusiest(own: string, within?: string): boolean {
    const kind = own.slice(0, own.indexOf(':') + 1);
    const byOwner = new Map<string, WebSocket[]>();
    for (const socket of this.ctx.getWebSockets(within)) {
      if (socket.readyState !== WebSocket.OPEN) continue;
      const owner = this.ctx.getTags(socket).find((tag) => tag.startsWith(kind)) ?? '';
      const others = byOwner.get(owner);
      if (others) others.push(socket);
      else byOwner.set(owner, [socket]);
    }
    const [most = []] = [...byOwner.values()].sort((one, other) => other.length - one.length);
    if (most.length < (byOwner.get(own)?.length ?? 0) + 2) return false;
    most[0]?.close(TRY_AGAIN_LATER);
    return true;
  }

  /** When the socket last pinged, or was opened. */
  #readLastPing(socket: WebSocket): number {
    const pingedAt = this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime();
    return pingedAt ?? (socket.deserializeAttachment() as number);
  }

  /** The last update. Those stored before epochs existed have none. */
  #readLast(): LiveUpdate | undefined {
    const last = this.ctx.storage.kv.get<LiveUpdate>('last');
    return last && { ...last, epoch: last.epoch ?? 0 };
  }

  /** Closes the sockets of people whose personal links have ended. */
  endPeople(ids: number[]): void {
    for (const id of ids) {
      this.ctx.storage.kv.put<number>(toEndedKey(id), Date.now());
      for (const socket of this.ctx.getWebSockets(`person:${id}`)) socket.close(LIVE_GRANT_ENDED);
    }
  }

  /** Whether the project, or the person's link, ended since the right to connect was checked. */
  #hasEnded(personId: string | null, checkedAt: string | null): boolean {
    if (checkedAt === null) return false;
    const { kv } = this.ctx.storage;
    const endedAt = Math.max(
      kv.get<number>(ENDED_KEY) ?? 0,
      personId ? (kv.get<number>(toEndedKey(personId)) ?? 0) : 0,
    );
    return endedAt >= Number(checkedAt);
  }

  /**
   * Closes all sockets of a project that was deleted or taken down, and deletes the storage except the time of the end:
   * passes that were issued before it open no socket anymore.
   */
  async end(): Promise<void> {
    for (const socket of this.ctx.getWebSockets()) socket.close(LIVE_GRANT_ENDED);
    const { storage } = this.ctx;
    await storage.deleteAll();
    storage.kv.put<number>(ENDED_KEY, Date.now());
    await storage.setAlarm(Date.now() + LIVE_PASS_S * 1000);
  }

  /** All passes from before the end have expired, so its time is deleted. An update since then means: the project is back. */
  override async alarm(): Promise<void> {
    if (this.#readLast()) this.ctx.storage.kv.delete(ENDED_KEY);
    else await this.ctx.storage.deleteAll();
  }

  /** Pages only listen. Pings are answered without this. */
  override webSocketMessage(socket: WebSocket): void {
    socket.close(POLICY_VIOLATION);
  }

  override webSocketClose(socket: WebSocket): void {
    socket.close();
  }
}

/** Tag of a page that was opened as a host. */
const HOST = 'host';

/** Storage key of the time when the project was last deleted or taken down. */
const ENDED_KEY = 'ended';

/** Storage key of the time when a person's link last ended. Never deleted, because there are few. */
const toEndedKey = (personId: number | string) => `ended:${personId}`;

const toTag = ({ epoch, grantVersion }: GrantEpoch) => `${grantVersion}.${epoch}`;

function toReadWithin(pages: number): Pick<LiveMessage, 'readWithinMs'> {
  if (pages <= READ_AT_ONCE) return {};
  const share = (pages - READ_AT_ONCE) / (MAX_SOCKETS - READ_AT_ONCE);
  return { readWithinMs: Math.round(MAX_READ_WITHIN_MS * Math.min(1, share)) };
}

function parseTag(tag = ''): GrantEpoch {
  const [grantVersion, epoch = 0] = tag.split('.').map(Number);
  return { epoch, grantVersion: grantVersion ?? 0 };
}

function send(socket: WebSocket, message: LiveMessage): void {
  try {
    socket.send(JSON.stringify(message));
  } catch {
    // The socket is closing; its page reconnects and refetches.
  }
}
