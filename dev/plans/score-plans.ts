import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PlanContext, PlanKind, PlanReading, ProposalDraft } from '../../email-worker/plans/plan.ts';
import { readPlan } from '../../email-worker/plans/read-plan.ts';
import type { Audience } from '../../worker/contract/events.ts';
import { foldWords } from '../../worker/domain/text/fold-text.ts';
import { formatWallClock, toInstant } from '../../worker/domain/time/zoned-time.ts';
import { type ComparedField, isExpectedEnd, listWrongFields } from './compare-fields.ts';

/**
 * An event of gold.json: local times `YYYY-MM-DDTHH:mm`. Where a list stands, each of its values is right, and an empty
 * one stands for none. `people` is the text of attendees; without it everyone comes.
 */
export interface GoldPlanEvent {
  title: string | string[];
  start: string;
  zone: string;
  end?: string | string[];
  /** Zone of the end if that is another one. */
  endZone?: string;
  location?: string | string[];
  people?: string | string[];
  audience?: Audience | Audience[];
}

/** An entry of gold.json: a file of the folder and the events in it. */
export interface GoldPlan {
  file: string;
  kind: string;
  context: { zone: string; now: string; tripStart?: string; tripEnd?: string };
  events: GoldPlanEvent[];
}

/** Replaces a reading by that of a model. */
export type AskModel = (reading: PlanReading, gold: GoldPlan, context: PlanContext) => Promise<PlanReading>;

/** How one plan was read. */
export interface PlanScore {
  gold: GoldPlan;
  reading: PlanReading;
  /** Events whose start was read exactly. */
  found: GoldPlanEvent[];
  /** Events of which every field was read as expected. */
  whole: GoldPlanEvent[];
  /** The other events that were found, with what was read and the fields that are wrong. */
  partial: { event: GoldPlanEvent; draft: ProposalDraft; wrong: ComparedField[] }[];
  missed: GoldPlanEvent[];
  /** Proposals without a flag that match no event of the plan, or whose end or title is wrong. */
  wrongUnflagged: ProposalDraft[];
  /** The part of `wrongUnflagged` that is on another day than the event with the same title. */
  otherDayUnflagged: ProposalDraft[];
  /** Flagged proposals that match no event of the plan. */
  extra: ProposalDraft[];
  unflagged: number;
}

const KINDS: Record<string, PlanKind> = { ics: 'ics', csv: 'csv', eml: 'eml', pdf: 'pdf', json: 'json' };

type GoldReading = { gold: GoldPlan; context: PlanContext; reading: PlanReading };

/** Of folders, each of which is read once. */
const readings = new Map<string, Promise<GoldReading[]>>();

/** Reads all plans of a folder with a gold.json and compares them with it. */
export async function scorePlans(folder: string, ask?: AskModel): Promise<PlanScore[]> {
  const path = resolve(folder);
  const read = readings.get(path) ?? readPlans(path);
  readings.set(path, read);
  const scores: PlanScore[] = [];
  for (const { gold, context, reading } of await read)
    scores.push(comparePlan(gold, ask ? await ask(reading, gold, context) : reading));
  return scores;
}

async function readPlans(folder: string): Promise<GoldReading[]> {
  const plans = JSON.parse(readFileSync(join(folder, 'gold.json'), 'utf8')) as GoldPlan[];
  const read: GoldReading[] = [];
  for (const gold of plans) {
    const bytes = readFileSync(join(folder, gold.file));
    const kind = KINDS[gold.file.split('.').at(-1) ?? ''] ?? 'text';
    const isText = kind !== 'eml' && kind !== 'pdf';
    const { zone, now, tripStart, tripEnd } = gold.context;
    const context: PlanContext = { zone, now: toNow(now, zone), events: [], tripStart, tripEnd };
    const content = isText ? bytes.toString('utf8') : new Uint8Array(bytes);
    read.push({ gold, context, reading: await readPlan({ kind, content, context }) });
  }
  return read;
}

const toNow = (text: string, zone: string): Date =>
  /Z$|[+-]\d\d:\d\d$/.test(text)
    ? new Date(text)
    : new Date(toInstant(text.length === 10 ? `${text}T09:00` : text, zone) ?? Number.NaN);

/** Matches proposals with events by their start, then by title. */
function comparePlan(gold: GoldPlan, reading: PlanReading): PlanScore {
  const left = new Set(reading.proposals);
  const matches = new Map<GoldPlanEvent, ProposalDraft>();
  for (const isTitled of [true, false]) {
    for (const event of gold.events.filter((one) => !matches.has(one))) {
      const same = [...left].find(
        (draft) => isSameStart(draft, event) && (!isTitled || shareTitle(draft.title, event)),
      );
      if (!same) continue;
      left.delete(same);
      matches.set(event, same);
    }
  }
  const isWrong = ([event, draft]: [GoldPlanEvent, ProposalDraft]) =>
    !draft.needsReview && !isRight(draft, event);
  const missed = gold.events.filter((event) => !matches.has(event));
  const unflagged = [...left].filter(({ needsReview }) => !needsReview);
  const partial = [...matches]
    .map(([event, draft]) => ({ event, draft, wrong: listWrongFields(draft, event) }))
    .filter(({ wrong }) => wrong.length > 0);
  return {
    gold,
    reading,
    found: [...matches.keys()],
    whole: [...matches.keys()].filter((event) => !partial.some((one) => one.event === event)),
    partial,
    missed,
    wrongUnflagged: [...unflagged, ...[...matches].filter(isWrong).map(([, draft]) => draft)],
    otherDayUnflagged: unflagged.filter((draft) =>
      missed.some((event) => shareTitle(draft.title, event) && !isSameDay(draft, event)),
    ),
    extra: [...left].filter(({ needsReview }) => needsReview),
    unflagged: reading.proposals.filter(({ needsReview }) => !needsReview).length,
  };
}

const toTime = (local: string, zone: string): number | undefined =>
  toInstant(local.length === 10 ? `${local}T12:00` : local, zone);

const isSameStart = ({ datetime }: ProposalDraft, { start, zone }: GoldPlanEvent): boolean =>
  datetime !== null && Date.parse(datetime) === toTime(start, zone);

const isSameDay = ({ datetime, timeZone }: ProposalDraft, { start }: GoldPlanEvent): boolean =>
  datetime !== null && formatWallClock(Date.parse(datetime), timeZone).slice(0, 10) === start.slice(0, 10);

/** The title shares a word with an expected one, and the end is an expected one if both have one. */
function isRight({ title, endsAt }: ProposalDraft, event: GoldPlanEvent): boolean {
  const hasEnd = endsAt !== null && event.end !== undefined;
  return shareTitle(title, event) && (!hasEnd || isExpectedEnd(endsAt, event));
}

const shareTitle = (title: string, event: GoldPlanEvent): boolean =>
  [event.title].flat().some((expected) => shareWords(title, expected));

function shareWords(a: string, b: string): boolean {
  const [first, second] = [foldWords(a), foldWords(b)];
  const words = new Set(second.split(' '));
  if (first.split(' ').some((word) => word.length > 1 && words.has(word))) return true;
  const [short, long] = [first, second]
    .map((text) => text.replaceAll(' ', ''))
    .sort((x, y) => x.length - y.length);
  return (
    Boolean(short && long?.includes(short)) ||
    [...(short ?? '')].filter((letter) => /[^\p{ASCII}]/u.test(letter) && long?.includes(letter)).length >= 2
  );
}
