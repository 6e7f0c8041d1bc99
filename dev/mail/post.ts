import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { UnclaimedEvent } from '../../worker/contract/unclaimed.ts';
import { parsePort } from '../start/port.ts';
import { reportStop, Stop } from '../steps.mjs';

// npm run mail -- file.eml [more.eml] [--to address]: posts mails to the server that npm start runs (PORT), and
// prints what came of each. Without an address they go to the demo account.

const USAGE = 'npm run mail -- file.eml [more.eml …] [--to trips+token@foldout.example]';
/** A mail that waits for a failing model is tried again after minutes; that is told instead of waited for. */
const PATIENCE_MS = 45_000;

type Posted = { to: string; rejected: string | null; id: number | null };
type Read = { status: string; subject: string; outcome: string; summary: string; cards: UnclaimedEvent[] };

const args = process.argv.slice(2);
const toAt = args.indexOf('--to');
const to = toAt < 0 ? '' : (args[toAt + 1] ?? '');
const files = args.filter((_, at) => toAt < 0 || (at !== toAt && at !== toAt + 1));
const origin = `http://localhost:${parsePort(process.env.PORT)}`;

try {
  if (files.length === 0 || (toAt >= 0 && !to)) throw new Stop('Which mail?', USAGE);
  for (const file of files) await postMail(file);
} catch (error) {
  reportStop(error);
  process.exitCode = 1;
}

async function postMail(file: string) {
  const posted = await call<Posted>(`/dev/mail?to=${encodeURIComponent(to)}`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822' },
    body: readFile(file),
  });
  console.log(`\n${file} → ${posted.to}`);
  if (posted.rejected) return console.log(`  Refused at the door: ${posted.rejected}`);
  if (posted.id === null) return console.log('  Dropped at the door: it is nobody’s.');
  const read = await waitFor(posted.id);
  if (!read)
    return console.log('  Still waiting to be read: the server’s lines say why (npm start -- --verbose).');
  console.log(`  ${read.outcome}: ${read.summary}`);
  for (const card of read.cards) printCard(card);
}

async function waitFor(id: number): Promise<Read | undefined> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(200)) {
    const read = await call<Read>(`/dev/mail?id=${id}`);
    if (read.status === 'done') return read;
  }
  return undefined;
}

function printCard({
  title,
  datetime,
  endsAt,
  timeZone,
  location,
  attendees,
  confidence,
  needsReview,
  ...card
}: UnclaimedEvent) {
  const when = (iso: string) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
      new Date(iso),
    );
  console.log(`  · [${card.kind === 'event' ? card.eventType : card.kind}] ${title}`);
  if (datetime) console.log(`      ${when(datetime)}${endsAt ? ` to ${when(endsAt)}` : ''} (${timeZone})`);
  if (location) console.log(`      ${location}`);
  if (attendees) console.log(`      ${attendees}`);
  if (card.notice) console.log(`      notice: ${card.notice.kind}`);
  const marks = needsReview ? `, needs review: ${card.reasons.join(' ') || card.description}` : '';
  console.log(`      confidence ${confidence}%${marks}`);
}

function readFile(file: string): Buffer<ArrayBuffer> {
  try {
    return readFileSync(file);
  } catch {
    throw new Stop(`${file} cannot be read.`, USAGE);
  }
}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(`${origin}${path}`, init).catch(() => {
    throw new Stop(`Nobody answers on ${origin}.`, 'Start the server first, in another terminal: npm start');
  });
  if (!response.ok) throw new Stop(`${origin} said ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
