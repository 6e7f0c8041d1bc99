import { readdirSync, readFileSync } from 'node:fs';
import { createEmulator } from 'emulate';
import { HOSTILE_INPUTS } from '../dev/mail/hostile/inputs.ts';
import { defineModelEmulator } from '../dev/model/emulator.ts';
import type { RecordedAnswer } from '../dev/model/failures.ts';
import { readModelAnswer } from '../email-worker/model/answer.ts';
import { readCompletion } from '../email-worker/model/completion.ts';
import { toModelText } from '../email-worker/model/email-text.ts';
import { DEFAULT_MODEL } from '../email-worker/model/models.ts';
import { buildModelRequest } from '../email-worker/model/request.ts';
import { readMail, readWithModel } from '../email-worker/read-mail.ts';
import type { ReadOptions, SourcedReading } from '../email-worker/reading.ts';
import { findModel, type Model } from '../worker/services/model.ts';
import { parseSettings } from '../worker/services/settings.ts';
import { computePercentile } from './paced-load.ts';
import { printTable } from './table.ts';

/** How often each email is read, after warm-up runs that are not counted. */
const RUNS = 30;
const WARM_UP_RUNS = 3;
const FOLDER = new URL('../email-worker/fixtures/', import.meta.url);
const HOSTILE_BYTES = 1024 * 1024;
const SHOWN_HOSTILE = 3;
const KEY = 'sk-bench';

const OPTIONS: ReadOptions = {
  now: new Date('2026-12-01T00:00:00Z'),
  defaultZone: 'America/New_York',
  sender: { authenticated: true, typedOnly: false },
};

interface Times {
  name: string;
  emails: number;
  /** CPU time in milliseconds, one per run, sorted. */
  times: number[];
}

export interface EmailReadingTimes {
  /** By the format that the booking was found in. */
  withRules: Times[];
  /** Emails that a model reads. */
  withModel: Times[];
  hostile: { name: string; ms: number }[];
  /** Characters of the requests and answers. */
  prompts: { requests: number[]; answers: number[] };
}

/** Times reading the sample emails without a model and with the emulated one, and the slowest hostile inputs. */
export async function measureEmailReading(): Promise<EmailReadingTimes> {
  const emulator = await createEmulator({ service: defineModelEmulator({ apiKey: KEY }), port: 0 });
  const settings = {
    APP_ORIGIN: 'http://localhost',
    APP_SECRET: crypto.randomUUID(),
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: `${emulator.url}/v1`,
  };
  const model = findModel(undefined, parseSettings(settings), DEFAULT_MODEL);
  if (!model) throw new Error('no model');
  const [withRules, withModel] = [new Map<string, Times>(), new Map<string, Times>()];
  const prompts = { requests: [] as number[], answers: [] as number[] };
  for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.eml'))) {
    const raw = new Uint8Array(readFileSync(new URL(name, FOLDER)));
    const reading = await readMail(raw, OPTIONS);
    const [draft] = [...reading.drafts, ...reading.canceledDrafts];
    await time(withRules, draft?.source ?? 'no booking', () => readMail(raw, OPTIONS));
    if (!reading.wantsModel) continue;
    const answer = toAnswer(reading);
    await record(emulator.url, reading.contentHash, answer);
    prompts.requests.push(JSON.stringify(buildModelRequest(reading, reading.contentHash, model.name)).length);
    prompts.answers.push(JSON.stringify(answer).length);
    await time(withModel, 'text, with the emulated model', async () =>
      askModel(await readMail(raw, OPTIONS), model),
    );
  }
  await emulator.close();
  return { withRules: sort(withRules), withModel: sort(withModel), hostile: await measureHostile(), prompts };
}

async function time(groups: Map<string, Times>, name: string, read: () => Promise<unknown>) {
  const group = groups.get(name) ?? { name, emails: 0, times: [] };
  group.emails++;
  for (let run = -WARM_UP_RUNS; run < RUNS; run++) {
    const ms = await measureCpu(read);
    if (run >= 0) group.times.push(ms);
  }
  groups.set(name, group);
}

/** Milliseconds of CPU, which do not depend on what else the machine does. */
async function measureCpu(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function sort(groups: Map<string, Times>): Times[] {
  for (const { times } of groups.values()) times.sort((a, b) => a - b);
  return [...groups.values()].sort((a, b) => a.name.localeCompare(b.name));
}

async function askModel(reading: SourcedReading, model: Model): Promise<SourcedReading> {
  const reply = await model.ask(buildModelRequest(reading, reading.contentHash, model.name));
  const completion = 'output' in reply ? readCompletion(reply.output) : reply;
  if ('failure' in completion) throw new Error(completion.failure);
  const findings = readModelAnswer(completion.content, { text: toModelText(reading) });
  return findings ? readWithModel(reading, findings, OPTIONS) : reading;
}

/** The emulator answers what the rules found: its answers cannot be better here, and take as long to check. */
function toAnswer({ drafts }: SourcedReading): RecordedAnswer {
  const events = drafts.map((draft) => ({
    kind: draft.eventType === 'transportation' ? 'train' : draft.eventType,
    title: draft.title,
    vendor: null,
    startLocal: draft.identity.localStart,
    yearStated: true,
    endLocal: null,
    placeName: draft.location,
    address: null,
    iata: null,
    arrivalPlace: null,
    arrivalIata: null,
    timeZoneGuess: draft.timeZone,
    attendees: draft.attendees.split(', ').filter(Boolean),
    partySize: null,
    seats: null,
    confirmationNumber: draft.identity.confirmation || null,
    status: draft.status,
    evidenceStart: draft.evidence?.start ?? '',
    evidenceEnd: null,
    evidencePlace: draft.evidence?.place ?? null,
  }));
  return { emailKind: events.length > 0 ? 'confirmation' : 'other', events };
}

async function record(origin: string, hash: string, answer: RecordedAnswer) {
  await fetch(`${origin}/_control`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ record: { hash, answer } }),
  });
}

async function measureHostile(): Promise<EmailReadingTimes['hostile']> {
  const measured: EmailReadingTimes['hostile'] = [];
  for (const [name, build] of Object.entries(HOSTILE_INPUTS)) {
    const raw = new TextEncoder().encode(build(HOSTILE_BYTES));
    const ms = await measureCpu(async () => {
      const reading = await readMail(raw, OPTIONS);
      buildModelRequest(reading, reading.contentHash, DEFAULT_MODEL);
    });
    measured.push({ name, ms });
  }
  return measured.sort((a, b) => b.ms - a.ms);
}

export function printEmailReading({ withRules, withModel, hostile, prompts }: EmailReadingTimes) {
  console.log(`\nReading an email, in Node (CPU, ms, ${RUNS} times each; with the emulator's own time)`);
  const all = withRules.flatMap(({ times }) => times).sort((a, b) => a - b);
  const emails = withRules.reduce((sum, group) => sum + group.emails, 0);
  printTable(
    ['format', 'emails', 'p50', 'p95'],
    [...withRules, { name: 'all, by rules alone', emails, times: all }, ...withModel].map(
      ({ name, emails, times }) => [
        name,
        String(emails),
        computePercentile(times, 0.5).toFixed(2),
        computePercentile(times, 0.95).toFixed(2),
      ],
    ),
  );
  const mean = (values: number[]) => Math.round(values.reduce((sum, n) => sum + n, 0) / values.length);
  console.log(
    `Request and answer of a model: ${mean(prompts.requests)} and ${mean(prompts.answers)} characters`,
  );
  console.log('\nThe slowest hostile emails of 1 MB, once, with building a request (CPU, ms)');
  printTable(
    ['input', 'ms'],
    hostile.slice(0, SHOWN_HOSTILE).map(({ name, ms }) => [name, ms.toFixed(0)]),
  );
}
