import { exports } from 'cloudflare:workers';
import { LIVE_PONG, type LiveNote } from '../contract/live.ts';
import type { Browser } from './browser.ts';

/** An open page's socket: what it was told, and with what it was closed. */
export class Listener {
  readonly notes: LiveNote[] = [];
  closedWith: number | undefined;
  readonly socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.accept();
    socket.addEventListener('message', ({ data }) => {
      if (data !== LIVE_PONG) this.notes.push(JSON.parse(String(data)));
    });
    socket.addEventListener('close', ({ code }) => {
      this.closedWith = code;
    });
  }

  /** Opens it as a page of ours would. Throws with the answer's text where that is refused. */
  static async open(browser: Browser, path: string): Promise<Listener> {
    const headers = { Upgrade: 'websocket', Origin: 'http://localhost:8787' };
    const answer = await exports.default.fetch(
      browser.toRequest('GET', `${path}/live`, undefined, { ...headers, 'Sec-Fetch-Site': '' }),
    );
    if (!answer.webSocket) throw new Error(`${answer.status}: ${await answer.text()}`);
    return new Listener(answer.webSocket);
  }
}
