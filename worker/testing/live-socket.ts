import { exports } from 'cloudflare:workers';
import { LIVE_PONG, type LiveMessage } from '../contract/live.ts';
import type { TestBrowser } from './browser.ts';

/** The WebSocket of an open page: the updates received, and the close code. */
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

  /** Opens a connection as a page would. Throws with the response text if it is rejected. */
  static async open(browser: TestBrowser, path: string): Promise<LiveSocket> {
    const headers = { Upgrade: 'websocket', Origin: 'http://localhost:8787' };
    const response = await exports.default.fetch(
      browser.toRequest('GET', `${path}/live`, undefined, { ...headers, 'Sec-Fetch-Site': '' }),
    );
    if (!response.webSocket) throw new Error(`${response.status}: ${await response.text()}`);
    return new LiveSocket(response.webSocket);
  }
}
