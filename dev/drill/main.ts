import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError, reportCommandError } from '../steps.mjs';
import { restoreDatabase } from './restore-database.ts';
import { rotateSecret } from './rotate-secret.ts';

// npm run drill [-- secret|restore]: performs the procedures of docs/operations.md on local servers with their own data.
const DRILLS = { secret: rotateSecret, restore: restoreDatabase };

async function run(names: string[]) {
  for (const name of names.length > 0 ? names : Object.keys(DRILLS)) {
    const drill = DRILLS[name as keyof typeof DRILLS];
    if (!drill) throw new CommandError(`There is no drill "${name}".`, 'npm run drill -- secret|restore');
    const stateFolder = mkdtempSync(join(tmpdir(), 'foldout-drill-'));
    try {
      await drill(stateFolder);
    } finally {
      rmSync(stateFolder, { recursive: true, force: true });
    }
  }
}

await run(process.argv.slice(2)).then(
  () => console.log('\n  Everything is as it should be.\n'),
  reportCommandError,
);
process.exit();
