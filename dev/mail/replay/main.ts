import { readMail } from '../../../email-worker/read-mail.ts';
import { DEFAULT_TIME_ZONE } from '../../../worker/contract/default-time-zone.ts';
import { CommandError, reportCommandError } from '../../steps.mjs';
import { compareReading, type StoredUnclaimedEvent } from './compare.ts';
import { openStore } from './store.ts';

// npm run mail:replay -- [--remote] [--only outcome] [--limit n] [--apply]: reads stored emails again with the current
// code and shows what would change. --apply deletes their unchanged events and queues the emails; they are read within
// a minute, with the model. Events that were edited, resolved or assigned do not change.

const USAGE = 'npm run mail:replay -- [--remote] [--only unreadable] [--limit 200] [--apply]';
const OUTCOMES = ['events', 'known', 'updated', 'cancelled', 'nothing', 'unreadable', 'code'];

type Store = ReturnType<typeof openStore>;
type MailFilter = { only: string | undefined; limit: number };
type MailRow = { id: number; user_id: number; hash: string; tie: string; outcome: string; subject: string };

const args = process.argv.slice(2);
const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);

try {
  await replay();
} catch (error) {
  reportCommandError(error);
  process.exitCode = 1;
}

async function replay() {
  const store = openStore(args.includes('--remote'), process.env.STATE_DIR ?? '.wrangler/state');
  const mails = listMails(store, parseFilter());
  const events = listUnclaimedEvents(store, mails);
  const changed: number[] = [];
  let missing = 0;
  for (const mail of mails) {
    const lines = await compareMail(store, mail, events);
    if (lines === undefined) missing++;
    if (!lines?.length) continue;
    changed.push(mail.id);
    console.log(`\n#${mail.id} ${mail.subject || '(no subject)'} — ${mail.outcome}`);
    for (const line of lines) console.log(`  ${line}`);
  }
  const deleted = missing ? `, ${missing} no longer stored` : '';
  console.log(`\n${mails.length} emails read, ${changed.length} would change${deleted}.`);
  if (changed.length === 0) return;
  if (!args.includes('--apply')) return console.log('Nothing was changed. Use --apply to read them again.');
  queueAgain(store, changed);
  console.log(`${changed.length} emails will be read again within two minutes.`);
}

function parseFilter(): MailFilter {
  const only = option('--only');
  const limit = Number(option('--limit') ?? 200);
  if ((only && !OUTCOMES.includes(only)) || !(limit > 0))
    throw new CommandError(
      `--only takes one of: ${OUTCOMES.join(', ')}. --limit takes a positive number.`,
      USAGE,
    );
  return { only, limit };
}

function listMails(store: Store, { only, limit }: MailFilter): MailRow[] {
  return store.query<MailRow>(
    `SELECT id, user_id, hash, tie, outcome, subject FROM mails WHERE status = 'done' AND user_id IS NOT NULL
     ${only ? `AND outcome = '${only}'` : ''} ORDER BY id DESC LIMIT ${Math.floor(limit)}`,
  );
}

function listUnclaimedEvents(store: Store, mails: MailRow[]): StoredUnclaimedEvent[] {
  const users = [...new Set(mails.map((mail) => mail.user_id))].join(', ');
  return users
    ? store.query<StoredUnclaimedEvent>(`SELECT * FROM proposals WHERE user_id IN (${users})`)
    : [];
}

/** What reading the mail again would change, one line each; undefined if the mail is no longer stored. */
async function compareMail(
  store: Store,
  mail: MailRow,
  events: StoredUnclaimedEvent[],
): Promise<string[] | undefined> {
  const raw = store.readRaw(mail.hash);
  if (!raw) return undefined;
  const reading = await readMail(raw, {
    now: new Date(),
    defaultZone: DEFAULT_TIME_ZONE,
    sender: {
      authenticated: mail.tie === 'personal' || mail.tie === 'verified',
      typedOnly: mail.tie === 'typed',
    },
  });
  // Was read by the model, and would be again.
  if (reading.wantsModel && mail.outcome === 'events') return [];
  if (mail.outcome === 'known') return [];
  const stored = events.filter((event) => event.mail_id === mail.id);
  const others = events.filter(({ user_id, mail_id }) => user_id === mail.user_id && mail_id !== mail.id);
  return compareReading(reading, stored, others);
}

function queueAgain(store: Store, mailIds: number[]) {
  const ids = mailIds.join(', ');
  store.query(
    `UPDATE proposals SET status = 'deleted', deleted_at = ${Date.now()}
     WHERE mail_id IN (${ids}) AND status = 'waiting' AND sequence = 0;
     UPDATE mails SET status = 'waiting', outcome = 'waiting', next_at = 0 WHERE id IN (${ids})`,
  );
}
