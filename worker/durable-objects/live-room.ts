import { DurableObject } from 'cloudflare:workers';
import {
  LIVE_GRANT_ENDED,
  LIVE_PING,
  LIVE_PONG,
  LIVE_ROOM_HEADERS,
  type LiveMessage,
} from '../contract/live.ts';

/** A message for the sockets whose grant has at least this version; older grants are no longer valid. */
type LiveUpdate = LiveMessage & { grantVersion: number };

/** The platform allows 32,768 sockets per object (Durable Objects, WebSockets). */
const MAX_SOCKETS = 2_000;

/**
 * The WebSockets of one project's open pages. Hibernates between changes, so it keeps no state in memory: a socket's
 * tag is the version of the grant that opened it, and the last update is stored, because a new socket may come from a
 * request that read the project before that update.
 */
export class LiveRoom extends DurableObject {
  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(LIVE_PING, LIVE_PONG));
  }

  /** Opens a socket. Responds 410 if its grant is no longer valid, 503 if there are too many sockets. */
  override async fetch(request: Request): Promise<Response> {
    const version = Number(request.headers.get(LIVE_ROOM_HEADERS.version));
    const last = this.ctx.storage.kv.get<LiveUpdate>('last');
    if (last && version < last.grantVersion) return new Response(null, { status: 410 });
    if (this.ctx.getWebSockets().length >= MAX_SOCKETS) return new Response(null, { status: 503 });
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server, [String(version)]);
    const revision = Math.max(Number(request.headers.get(LIVE_ROOM_HEADERS.revision)), last?.revision ?? 0);
    send(server, { revision, changed: [] });
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Sends an update to every socket and closes those with older grants. Ignores updates that arrive out of order. */
  announce({ revision, grantVersion, changed }: LiveUpdate): void {
    const last = this.ctx.storage.kv.get<LiveUpdate>('last');
    if (last && revision <= last.revision && grantVersion <= last.grantVersion) return;
    this.ctx.storage.kv.put<LiveUpdate>('last', { revision, grantVersion, changed });
    for (const socket of this.ctx.getWebSockets()) {
      if (Number(this.ctx.getTags(socket)[0]) < grantVersion) socket.close(LIVE_GRANT_ENDED);
      else send(socket, { revision, changed });
    }
  }

  /** Closes all sockets and deletes the storage of a deleted project. */
  async end(): Promise<void> {
    for (const socket of this.ctx.getWebSockets()) socket.close(LIVE_GRANT_ENDED);
    await this.ctx.storage.deleteAll();
  }

  override webSocketMessage(): void {}

  override webSocketClose(socket: WebSocket): void {
    socket.close();
  }
}

function send(socket: WebSocket, message: LiveMessage): void {
  try {
    socket.send(JSON.stringify(message));
  } catch {
    // The socket is closing; its page reconnects and refetches.
  }
}
