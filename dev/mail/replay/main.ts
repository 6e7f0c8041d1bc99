import { readMail } from '../../../email-worker/read-mail.ts';
import { DEFAULT_TIME_ZONE } from '../../../worker/contract/limits.ts';
import { reportStop, Stop } from '../../steps.mjs';
import { compareReading, type StoredCard } from './compare.ts';
import { openStore } from './store.ts';

// npm run mail:replay -- [--remote] [--only outcome] [--limit n] [--apply]: reads kept mails again with today's
// readers and shows what would change. With --apply it then lets them be read anew: their untouched cards make
// room, and the next minute's sweep brings them to the reader, model included. Nothing that somebody edited,
// answered or assigned is touched.

const USAGE = 'npm run mail:replay -- [--remote] [--only unreadable] [--limit 200] [--apply]';
const OUTCOMES = ['events', 'known', 'updated', 'cancelled', 'nothing', 'unreadable', 'code'];

type MailRow = { id: number; user_id: number; hash: string; tie: string; outcome: string; subject: string };

const args = process.argv.slice(2);
const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);

try {
  await replay();
} catch (error) {
  reportStop(error);
  process.exitCode = 1;
}

async function replay() {
  const only = option('--only');
  const limit = Number(option('--limit') ?? 200);
  if ((only && !OUTCOMES.includes(only)) || !(limit > 0))
    throw new Stop('That is not an outcome or a number.', USAGE);
  const store = openStore(args.includes('--remote'), process.env.STATE_DIR ?? '.wrangler/state');
  const mails = store.query<MailRow>(
    `SELECT id, user_id, hash, tie, outcome, subject FROM mails WHERE status = 'done' AND user_id IS NOT NULL
     ${only ? `AND outcome = '${only}'` : ''} ORDER BY id DESC LIMIT ${Math.floor(limit)}`,
  );
  const users = [...new Set(mails.map((mail) => mail.user_id))].join(', ');
  const cards = users
    ? store.query<StoredCard>(`SELECT * FROM unclaimed_events WHERE user_id IN (${users})`)
    : [];
  const changed: number[] = [];
  let gone = 0;
  for (const mail of mails) {
    const raw = store.readRaw(mail.hash);
    if (!raw) {
      gone++;
      continue;
    }
    const reading = await readMail(raw, {
      now: new Date(),
      defaultZone: DEFAULT_TIME_ZONE,
      sender: { authenticated: mail.tie !== 'typed', typedOnly: mail.tie === 'typed' },
    });
    // A mail that only the model can read is none of the readers' business.
    if (reading.wantsModel && mail.outcome === 'events') continue;
    const stored = cards.filter((card) => card.mail_id === mail.id);
    const others = cards.filter((card) => card.user_id === mail.user_id && card.mail_id !== mail.id);
    const lines = mail.outcome === 'known' ? [] : compareReading(reading, stored, others);
    if (lines.length === 0) continue;
    changed.push(mail.id);
    console.log(`\n#${mail.id} ${mail.subject || '(no subject)'} — ${mail.outcome}`);
    for (const line of lines) console.log(`  ${line}`);
  }
  console.log(
    `\n${mails.length} mails read, ${changed.length} would change${gone ? `, ${gone} no longer kept` : ''}.`,
  );
  if (changed.length === 0) return;
  if (!args.includes('--apply')) return console.log('Nothing was changed. To let them be read anew: --apply');
  const ids = changed.join(', ');
  const now = Date.now();
  store.query(
    `UPDATE unclaimed_events SET status = 'deleted', deleted_at = ${now}
     WHERE mail_id IN (${ids}) AND status = 'waiting' AND sequence = 0;
     UPDATE mails SET status = 'waiting', outcome = 'waiting', next_at = 0 WHERE id IN (${ids})`,
  );
  console.log(`${changed.length} mails are read anew within the next minute or two.`);
}
