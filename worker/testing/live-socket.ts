import { exports } from 'cloudflare:workers';
import { LIVE_PONG, type LiveMessage } from '../contract/live.ts';
import type { TestBrowser } from './browser.ts';

/** An open page's socket: what it was told, and with what it was closed. */
export class LiveSocket {
  readonly updates: LiveMessage[] = [];
  closedWith: number | undefined;
  readonly socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.accept();
    socket.addEventListener('message', ({ data }) => {
      if (data !== LIVE_PONG) this.updates.push(JSON.parse(String(data)));
    });
    socket.addEventListener('close', ({ code }) => {
      this.closedWith = code;
    });
  }

  /** Opens it as a page of ours would. Throws with the answer's text where that is refused. */
  static async open(browser: TestBrowser, path: string): Promise<LiveSocket> {
    const headers = { Upgrade: 'websocket', Origin: 'http://localhost:8787' };
    const answer = await exports.default.fetch(
      browser.toRequest('GET', `${path}/live`, undefined, { ...headers, 'Sec-Fetch-Site': '' }),
    );
    if (!answer.webSocket) throw new Error(`${answer.status}: ${await answer.text()}`);
    return new LiveSocket(answer.webSocket);
  }
}
