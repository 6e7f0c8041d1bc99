import { request } from 'node:http';
import type { Duplex } from 'node:stream';

/** The WebSocket of an open page: every text message received, and whether the server has closed it. */
export class OpenPage {
  readonly messages: string[] = [];
  isClosed = false;
  #socket: Duplex | undefined;
  #received = Buffer.alloc(0);

  /** Connects; undefined if the server does not open a WebSocket. */
  static open(url: string, headers: Record<string, string>): Promise<OpenPage | undefined> {
    return new Promise((resolve) => {
      const handshake = request(url, {
        headers: {
          ...headers,
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': Buffer.from('fault-tests-only').toString('base64'),
        },
      });
      handshake.on('upgrade', (_response, socket, head) => resolve(new OpenPage(socket, head)));
      handshake.on('response', (response) => {
        response.resume();
        resolve(undefined);
      });
      handshake.on('error', () => resolve(undefined));
      handshake.end();
    });
  }

  private constructor(socket: Duplex, head: Buffer) {
    this.#socket = socket;
    socket.on('data', (bytes: Buffer) => this.#read(bytes));
    for (const event of ['close', 'end', 'error']) socket.on(event, () => this.close());
    this.#read(head);
  }

  close(): void {
    this.isClosed = true;
    this.#socket?.destroy();
  }

  /** Reads the server's frames (RFC 6455, 5.2): unmasked, and shorter than 64 KiB. */
  #read(bytes: Buffer): void {
    this.#received = Buffer.concat([this.#received, bytes]);
    while (this.#received.length >= 2) {
      const kind = this.#received.readUInt8(0) & 15;
      const short = this.#received.readUInt8(1) & 127;
      const start = short === 126 ? 4 : 2;
      if (this.#received.length < start) return;
      const end = start + (short === 126 ? this.#received.readUInt16BE(2) : short);
      if (this.#received.length < end) return;
      if (kind === 1) this.messages.push(this.#received.toString('utf8', start, end));
      if (kind === 8) this.close();
      this.#received = this.#received.subarray(end);
    }
  }
}
