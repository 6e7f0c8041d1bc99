import { DurableObject } from 'cloudflare:workers';
import { LIVE_ENDED, LIVE_PING, LIVE_PONG, type LiveNote, ROOM_HEADERS } from '../contract/live.ts';

/** What the writer of a change says, and who may still hear of it: sockets of this version of the grants. */
export type LiveAnswer = LiveNote & { grantVersion: number };

/** Far more guests than an itinerary has; the platform itself holds 32,768 (Durable Objects, WebSockets). */
const MAX_SOCKETS = 2_000;

/**
 * The open pages of one itinerary. Sleeps between changes while its sockets stay open, so it keeps nothing in memory:
 * a socket's tag is the version of the grant that opened it, and the last note is stored, since a socket may be let in
 * by a row that was read before that note went out.
 */
export class LiveRoom extends DurableObject {
  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(LIVE_PING, LIVE_PONG));
  }

  /** Takes one more page in. 410 when its grant ended meanwhile, 503 when the room is full. */
  override async fetch(request: Request): Promise<Response> {
    const version = Number(request.headers.get(ROOM_HEADERS.version));
    const last = this.ctx.storage.kv.get<LiveAnswer>('last');
    if (last && version < last.grantVersion) return new Response(null, { status: 410 });
    if (this.ctx.getWebSockets().length >= MAX_SOCKETS) return new Response(null, { status: 503 });
    const { 0: page, 1: ours } = new WebSocketPair();
    this.ctx.acceptWebSocket(ours, [String(version)]);
    const revision = Math.max(Number(request.headers.get(ROOM_HEADERS.revision)), last?.revision ?? 0);
    tell(ours, { revision, changed: [] });
    return new Response(null, { status: 101, webSocket: page });
  }

  /** Tells every page; those of older grants are sent out instead. Notes that come late change nothing. */
  announce({ revision, grantVersion, changed }: LiveAnswer): void {
    const last = this.ctx.storage.kv.get<LiveAnswer>('last');
    if (last && revision <= last.revision && grantVersion <= last.grantVersion) return;
    this.ctx.storage.kv.put<LiveAnswer>('last', { revision, grantVersion, changed });
    for (const socket of this.ctx.getWebSockets()) {
      if (Number(this.ctx.getTags(socket)[0]) < grantVersion) socket.close(LIVE_ENDED);
      else tell(socket, { revision, changed });
    }
  }

  /** The itinerary is gone: everybody leaves, and nothing stays behind. */
  async end(): Promise<void> {
    for (const socket of this.ctx.getWebSockets()) socket.close(LIVE_ENDED);
    await this.ctx.storage.deleteAll();
  }

  /** Pages have nothing to say here. */
  override webSocketMessage(): void {}

  override webSocketClose(socket: WebSocket): void {
    socket.close();
  }
}

function tell(socket: WebSocket, note: LiveNote): void {
  try {
    socket.send(JSON.stringify(note));
  } catch {
    // It is closing; the page will ask for itself.
  }
}
