import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QUIET_WRANGLER } from '../../start/quiet-wrangler.ts';
import { CommandError } from '../../steps.mjs';

const BUCKET = 'foldout-mail';

/** The local or deployed database and bucket, through wrangler. */
export function openStore(remote: boolean, stateFolder: string) {
  const where = remote ? ['--remote'] : ['--local', '--persist-to', stateFolder];
  return {
    /** Rows of a query. Throws CommandError with wrangler's message. */
    query<Row>(sql: string): Row[] {
      const answer = run(['d1', 'execute', 'DB', ...where, '--json', '--yes', '--command', sql]);
      const [result] = JSON.parse(answer) as { results: Row[] }[];
      return result?.results ?? [];
    },
    /** A stored email; undefined if it was deleted. */
    readRaw(hash: string): Uint8Array | undefined {
      const folder = mkdtempSync(join(tmpdir(), 'replay-'));
      const file = join(folder, 'mail');
      try {
        run(['r2', 'object', 'get', `${BUCKET}/raw/${hash}`, '--file', file, ...where]);
        return new Uint8Array(readFileSync(file));
      } catch (error) {
        if (error instanceof CommandError && /does not exist/i.test(error.message)) return undefined;
        throw error;
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}

function run(args: string[]): string {
  const env = { ...process.env, ...QUIET_WRANGLER, NO_COLOR: '1', CI: 'true' };
  const { status, stdout, stderr } = spawnSync('wrangler', args, {
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return stdout;
  throw new CommandError(`wrangler ${args.slice(0, 3).join(' ')} failed:\n\n${stderr || stdout}`);
}
