import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, reportCommandError } from '../steps.mjs';
import { abuse } from './abuse.ts';
import { addDatabase } from './add-database.ts';
import { attack } from './attack.ts';
import { deployTwice } from './deploy-twice.ts';
import { load } from './load.ts';
import { migrationsFit } from './migrations-fit.ts';
import { mixedUse } from './mixed-use.ts';
import { restoreDatabase } from './restore-database.ts';
import { rotateSecret } from './rotate-secret.ts';
import { stall } from './stall.ts';

// npm run drill [-- <name>]: see dev/README.md. Without a name, the procedures of docs/operations.md.
const DRILLS = {
  secret: rotateSecret,
  restore: restoreDatabase,
  deploy: deployTwice,
  'add-database': addDatabase,
  'migrations-fit': migrationsFit,
  load,
  stall,
  'mixed-use': mixedUse,
  attack,
  abuse,
};
const PROCEDURES = ['secret', 'restore'];

async function run({ values, positionals }: ReturnType<typeof parse>) {
  for (const name of positionals.length > 0 ? positionals : PROCEDURES) {
    const drill = DRILLS[name as keyof typeof DRILLS];
    if (!drill)
      throw new CommandError(
        `There is no drill "${name}".`,
        `npm run drill -- ${Object.keys(DRILLS).join('|')}`,
      );
    const stateFolder = mkdtempSync(join(tmpdir(), 'foldout-drill-'));
    try {
      await drill(stateFolder, {
        minutes: Number(values.minutes),
        killEvery: Number(values['kill-every']),
        seed: Number(values.seed),
        notices: Number(values.notices),
        from: values.from,
      });
    } finally {
      rmSync(stateFolder, { recursive: true, force: true });
    }
  }
}

function parse(args: string[]) {
  const options = {
    minutes: { type: 'string', default: '30' },
    'kill-every': { type: 'string', default: '10' },
    seed: { type: 'string', default: '0' },
    notices: { type: 'string', default: '50000' },
    from: { type: 'string', default: '' },
  } as const;
  return parseArgs({ args, options, allowPositionals: true });
}

await run(parse(process.argv.slice(2))).then(
  () => console.log('\n  Everything is as it should be.\n'),
  reportCommandError,
);
process.exit();
