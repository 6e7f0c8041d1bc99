import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CommandError } from '../steps.mjs';

const run = promisify(execFile);

export type Env = Record<string, string | undefined>;

/** Runs wrangler and resolves with its output. Throws CommandError with the output if it fails. */
async function runWrangler(args: string[], env: Env): Promise<string> {
  const quiet = { NO_COLOR: '1', CI: 'true', WRANGLER_SEND_METRICS: 'false', WRANGLER_WRITE_LOGS: 'false' };
  try {
    const { stdout } = await run('wrangler', args, { env: { ...env, ...quiet } as NodeJS.ProcessEnv });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new CommandError(`wrangler ${args.join(' ')} failed:\n\n${`${stdout}\n${stderr}`.trim()}`);
  }
}

/** The token of `wrangler login`, if any. */
async function readSignedInToken(env: Env): Promise<string | undefined> {
  const { token } = JSON.parse(await runWrangler(['auth', 'token', '--json'], env)) as { token?: string };
  return token;
}

type Answer = {
  success: boolean;
  result: unknown;
  errors?: { code: number; message: string }[];
  result_info?: { total_pages?: number; total_count?: number; per_page?: number };
};

/** Cloudflare's API, for what wrangler's commands do not read or set, or take a start of wrangler each for. */
export class CloudflareAccount {
  readonly id: string;
  readonly #env: Env;
  readonly #token: string;

  private constructor(id: string, env: Env, token: string) {
    this.id = id;
    this.#env = env;
    this.#token = token;
  }

  /** Opens the account of the API token or of `wrangler login`. Throws CommandError without one. */
  static async open(env: Env): Promise<CloudflareAccount> {
    const token = env.CLOUDFLARE_API_TOKEN || (await readSignedInToken(env));
    if (!token)
      throw new CommandError(
        'Not signed in to Cloudflare.',
        'Set CLOUDFLARE_API_TOKEN, or run: npx wrangler login',
      );
    const known = new CloudflareAccount(env.CLOUDFLARE_ACCOUNT_ID ?? '', env, token);
    if (known.id) return known;
    const accounts = await known.list<{ id: string; name: string }>('/accounts');
    const [account] = accounts;
    if (account && accounts.length === 1) return new CloudflareAccount(account.id, env, token);
    const names = accounts.map(({ id, name }) => `${id} (${name})`).join(', ');
    throw new CommandError(
      `There are ${accounts.length} accounts: ${names}`,
      'Choose one with CLOUDFLARE_ACCOUNT_ID.',
    );
  }

  /** Runs a wrangler command on this account. */
  async wrangler(...args: string[]): Promise<string> {
    const credentials = { CLOUDFLARE_ACCOUNT_ID: this.id, CLOUDFLARE_API_TOKEN: this.#token };
    return runWrangler(args, { ...this.#env, ...credentials });
  }

  /** All pages of a list. A path that begins with "./" is one of the account. */
  async list<T>(path: string): Promise<T[]> {
    const items: T[] = [];
    for (let page = 1; ; page++) {
      const { result, result_info: info } = await this.#call('GET', withPage(path, page));
      items.push(...(result as T[]));
      const { total_count: total = 0, per_page: size = 20 } = info ?? {};
      if (page >= (info?.total_pages ?? Math.ceil(total / size))) return items;
    }
  }

  /** Reads one thing; undefined if it does not exist. */
  async read<T>(path: string): Promise<T | undefined> {
    const answer = await this.#call('GET', path, undefined, [404]);
    return answer.success ? (answer.result as T) : undefined;
  }

  async write(method: 'POST' | 'PUT' | 'PATCH', path: string, body: object): Promise<void> {
    await this.#call(method, path, body);
  }

  /** Sends something whose answer counts, such as a query of a database. */
  async query<T>(path: string, body: object): Promise<T> {
    return (await this.#call('POST', path, body)).result as T;
  }

  /** Reads, stores or deletes an object of a bucket. Returns what is stored if it is read. */
  async object(
    method: 'GET' | 'PUT' | 'DELETE',
    bucket: string,
    key: string,
    content?: string,
  ): Promise<string> {
    const path = `./r2/buckets/${bucket}/objects/${key}`;
    const response = await this.#send(method, path, 'application/octet-stream', content);
    if (!response.ok) throw new CommandError(`Cloudflare refused ${method} ${path}: ${response.status}`);
    return response.text();
  }

  #send(method: string, path: string, type: string, body?: string): Promise<Response> {
    const base = this.#env.CLOUDFLARE_API_BASE_URL ?? 'https://api.cloudflare.com/client/v4';
    const headers = { authorization: `Bearer ${this.#token}`, 'content-type': type };
    return fetch(base + path.replace(/^\.\//, `/accounts/${this.id}/`), { method, headers, body });
  }

  async #call(method: string, path: string, body?: object, accepted: number[] = []): Promise<Answer> {
    const response = await this.#send(method, path, 'application/json', body && JSON.stringify(body));
    const answer = (await response.json()) as Answer;
    if (answer.success || accepted.includes(response.status)) return answer;
    const reasons = (answer.errors ?? []).map(({ code, message }) => `${message} [${code}]`).join(', ');
    const advice =
      response.status === 403 || response.status === 401
        ? 'The API token needs the rights listed in docs/deploy.md.'
        : undefined;
    throw new CommandError(`Cloudflare refused ${method} ${path}: ${reasons || response.status}`, advice);
  }
}

const withPage = (path: string, page: number) => `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
