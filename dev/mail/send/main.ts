import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Proposal } from '../../../worker/contract/proposals.ts';
import type { UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { parsePort } from '../../hold-port.mjs';
import { CommandError, reportCommandError } from '../../steps.mjs';

// npm run mail -- file.eml [more.eml] [--to address]: sends emails to the server of npm start (PORT) and prints what
// was read in them. By default they go to the demo account.

const USAGE = 'Usage: npm run mail -- file.eml [more.eml …] [--to trips+token@foldout.example]';
/** An email whose model call fails is retried after minutes, which this does not wait for. */
const TIMEOUT_MS = 45_000;

type ReceivedEmail = { to: string; rejected: string | null; id: number | null };
type EmailStatus = {
  status: string;
  outcome: string;
  summary: string;
  unclaimedEvents: UnclaimedEvent[];
  /** What was read, if the email went to the address of an itinerary. */
  proposals: Proposal[];
};

const args = process.argv.slice(2);
const toIndex = args.indexOf('--to');
const to = toIndex < 0 ? '' : (args[toIndex + 1] ?? '');
const files = args.filter((_, index) => toIndex < 0 || (index !== toIndex && index !== toIndex + 1));
const origin = `http://localhost:${parsePort(process.env.PORT)}`;

try {
  if (files.length === 0) throw new CommandError('No file given.', USAGE);
  if (toIndex >= 0 && !to) throw new CommandError('--to needs an address.', USAGE);
  for (const file of files) await sendEmail(file);
} catch (error) {
  reportCommandError(error);
  process.exitCode = 1;
}

async function sendEmail(file: string) {
  const received = await call<ReceivedEmail>(`/dev/mail?to=${encodeURIComponent(to)}`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822' },
    body: readFile(file),
  });
  console.log(`\n${file} → ${received.to}`);
  if (received.rejected) return console.log(`  Rejected: ${received.rejected}`);
  if (received.id === null) return console.log('  Discarded: the address belongs to no account.');
  const status = await waitUntilRead(received.id);
  if (!status) return console.log('  Not read yet. To see the logs: npm start -- --verbose');
  console.log(`  ${status.outcome}: ${status.summary}`);
  status.unclaimedEvents.forEach(printUnclaimedEvent);
  status.proposals.forEach(printProposal);
}

function printUnclaimedEvent(event: UnclaimedEvent) {
  printEvent(event.kind === 'event' ? event.eventType : event.kind, event);
  if (event.emailChange) console.log(`      emailChange: ${event.emailChange.kind}`);
  const reasons = event.reasons.join(' ') || event.description;
  const review = event.needsReview ? `, needs review: ${reasons}` : '';
  console.log(`      confidence ${event.confidence} %${review}`);
}

function printProposal(proposal: Proposal) {
  printEvent(proposal.change ? 'proposed change' : 'proposal', proposal);
  if (proposal.needsReview) console.log(`      needs review: ${proposal.reviewReasons.join(' ')}`);
}

async function waitUntilRead(id: number): Promise<EmailStatus | undefined> {
  for (const until = Date.now() + TIMEOUT_MS; Date.now() < until; await sleep(200)) {
    const status = await call<EmailStatus>(`/dev/mail?id=${id}`);
    if (status.status === 'done') return status;
  }
  return undefined;
}

type Printed = Pick<Proposal, 'title' | 'datetime' | 'endsAt' | 'timeZone' | 'location' | 'attendees'>;

function printEvent(kind: string, { title, datetime, endsAt, timeZone, location, attendees }: Printed) {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const formatTime = (iso: string) => format.format(new Date(iso));
  console.log(`  · [${kind}] ${title}`);
  if (datetime) {
    const end = endsAt ? ` to ${formatTime(endsAt)}` : '';
    console.log(`      ${formatTime(datetime)}${end} (${timeZone})`);
  }
  if (location) console.log(`      ${location}`);
  if (attendees) console.log(`      ${attendees}`);
}

function readFile(file: string): Buffer<ArrayBuffer> {
  try {
    return readFileSync(file);
  } catch {
    throw new CommandError(`Cannot read ${file}.`, USAGE);
  }
}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(`${origin}${path}`, init).catch(() => {
    throw new CommandError(`No server at ${origin}.`, 'Start it in another terminal: npm start');
  });
  if (!response.ok)
    throw new CommandError(`${origin} responded ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
