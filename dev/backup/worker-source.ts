import { setTimeout as wait } from 'node:timers/promises';
import { BACKUP_HEADERS, type BackupPageRequest } from '../../worker/contract/backup.ts';
import type { Schema, Sequence, Table } from '../../worker/db/backup/schema.ts';
import { CommandError } from '../steps.mjs';
import type { BackupWriter } from './backup-file.ts';
import type { BackupSource } from './source.ts';

type Connection = { origin: string; token: string; publicKey: string };

/** Seconds before a call that failed for a reason that passes is repeated. */
const PAUSES = [1, 4, 15, 60];

/**
 * The databases of a running Worker, which reads them from their nearest copies and encrypts what it reads. Throws
 * CommandError if it takes no backups, or encrypts them for another key.
 */
export async function openWorker(connection: Connection): Promise<WorkerSource[]> {
  const response = await call(connection, '');
  const { publicKey, databases } = (await response.json()) as { publicKey: string; databases: string[] };
  if (publicKey !== connection.publicKey)
    throw new CommandError(
      'The deployed BACKUP_PUBLIC_KEY is another one.',
      'Set the same key here and in the deployment.',
    );
  return databases.map((name) => new WorkerSource(connection, name));
}

/** One database of a Worker. Each call begins where the one before has read, so later rows are never older. */
export class WorkerSource implements BackupSource {
  readonly name: string;
  /** Pages that were read, and how many of them from copies of the database. */
  readonly pages = { all: 0, ofReplicas: 0 };
  readonly #connection: Connection;
  #bookmark: string | undefined;

  constructor(connection: Connection, name: string) {
    this.#connection = connection;
    this.name = name;
  }

  async readSchema(): Promise<{ schema: Schema; sequences: Sequence[] }> {
    const response = await this.#call('/schema', {});
    const { bookmark, ...found } = (await response.json()) as {
      schema: Schema;
      sequences: Sequence[];
      bookmark?: string;
    };
    this.#bookmark = bookmark;
    return found;
  }

  async copyTable({ name, columns, key }: Table, writer: BackupWriter): Promise<number> {
    let count = 0;
    let after: string | null | undefined;
    do {
      const { file, part } = writer;
      const request: Omit<BackupPageRequest, 'database' | 'bookmark'> = {
        table: { name, columns, key },
        ...(after && { after }),
        file,
        part,
      };
      const { headers, ...response } = await this.#page(request);
      after = headers.get(BACKUP_HEADERS.after);
      writer.writePart(response.body, after === null);
      count += Number(headers.get(BACKUP_HEADERS.rows));
    } while (after !== null);
    return count;
  }

  async #page(request: object) {
    const response = await this.#call('/page', request);
    const { headers } = response;
    this.#bookmark = headers.get(BACKUP_HEADERS.bookmark) ?? undefined;
    this.pages.all += 1;
    if (headers.get(BACKUP_HEADERS.source) === 'replica') this.pages.ofReplicas += 1;
    return { headers, body: new Uint8Array(await response.arrayBuffer()) };
  }

  #call(path: string, request: object) {
    const bookmark = this.#bookmark && { bookmark: this.#bookmark };
    return call(this.#connection, path, { database: this.name, ...bookmark, ...request });
  }
}

async function call({ origin, token }: Connection, path: string, body?: object): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(`${origin}/api/backup${path}`, init).catch((error: Error) => error);
    if (response instanceof Response && response.ok) return response;
    const status = response instanceof Response ? response.status : 0;
    const pause = PAUSES[attempt];
    if (pause === undefined || (status > 0 && status < 500)) throw toRefusal(origin, status, response);
    await wait(pause * 1000);
  }
}

function toRefusal(origin: string, status: number, response: Response | Error): CommandError {
  if (status === 404)
    return new CommandError(
      `${origin} takes no backups with this token.`,
      'BACKUP_TOKEN must be the same here and in the deployment, which needs BACKUP_PUBLIC_KEY too (docs/deploy.md).',
    );
  const reason = response instanceof Error ? String(response.cause ?? response) : status;
  return new CommandError(`${origin} refused a part of the backup: ${reason}`);
}
