import type { ProposalReason } from '../../worker/contract/proposal-reasons.ts';
import { z } from '../../worker/contract/zod.ts';
import { toLocalDay } from '../../worker/domain/time/days.ts';
import { toVisibleText } from '../model/email-text.ts';
import { parseJsonInText } from '../model/json-in-text.ts';
import { containsWords, type QuotableText, toQuotable } from '../model/quotes.ts';
import { buildTaskRequest, type ModelRequest, type ModelTask } from '../model/request.ts';
import { findQuotedLines } from './find-quoted-lines.ts';
import { areTitlesSimilar, finishItem, limitDrafts } from './finish-proposals.ts';
import { type CheckedEvent, checkPlanEvent } from './model-event.ts';
import { MAX_MODEL_EVENTS, PLAN_ANSWER_SCHEMA, PLAN_RULES } from './model-rules.ts';
import type { PlanContext, PlanReading, ProposalDraft, UnreadLine } from './plan.ts';
import { listHeads } from './text/chat.ts';
import type { PlanItem } from './text/plan-item.ts';

/** Characters of a plan that are sent. */
const MAX_TEXT = 24_000;
/** Tokens of the answer: 60 events of about 150 each, and some reasoning where it cannot be turned off. */
const MAX_ANSWER_TOKENS = 12_000;

const toModelText = ({ text }: PlanReading): string =>
  toVisibleText(text.slice(0, 2 * MAX_TEXT)).slice(0, MAX_TEXT);

/** Body of the chat completion that asks a model to read a plan. `mark` is the SHA-256 of `reading.text` in hex. */
export function buildPlanRequest(
  reading: PlanReading,
  context: PlanContext,
  mark: string,
  model: string,
): ModelRequest {
  const task: ModelTask = {
    tag: 'plan',
    rules: PLAN_RULES + describeContext(context),
    schema: PLAN_ANSWER_SCHEMA,
    schemaName: 'plan',
    functionName: 'save_events',
    functionDescription: 'Saves the events of the plan.',
    maxTokens: MAX_ANSWER_TOKENS,
  };
  return buildTaskRequest(task, toModelText(reading), mark, model);
}

function describeContext({ now, zone, tripStart, tripEnd }: PlanContext): string {
  const today = toLocalDay(now.getTime(), zone);
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: zone }).format(now);
  const days = tripStart ? ` The trip is from ${tripStart} to ${tripEnd ?? tripStart}.` : '';
  return `\n\nToday is ${weekday}, ${today}. The time zone is ${zone}.${days}`;
}

const answer = z.object({ events: z.array(z.unknown()).max(10_000) });

/**
 * The reading with what a model answered (`readCompletion`) in place of what the rules read, checked against the text and
 * the rules. What the rules read without a doubt stays. Undefined if the answer is not usable: then the reading of the
 * rules stays.
 */
export function readPlanAnswer(
  content: string | object,
  reading: PlanReading,
  context: PlanContext,
): PlanReading | undefined {
  const { data } = answer.safeParse(typeof content === 'string' ? parseJsonInText(content) : content);
  if (!data || data.events.length === 0) return undefined;
  const given = toModelText(reading);
  const text = toQuotable(given);
  const heads = listHeads(given.split('\n'));
  const events = data.events
    .slice(0, MAX_MODEL_EVENTS)
    .flatMap((event) => checkPlanEvent(event, text, heads) ?? []);
  if (events.length === 0) return undefined;
  const isAllRead = events.length === data.events.length && given.length < MAX_TEXT;
  const rules = reading.proposals;
  const found = events.map((event) => confirm(toDraft(event, text, reading, context), rules));
  const kept = rules
    .filter((rule) => !found.some((one) => isSame(one, rule)) && (!rule.needsReview || !isAllRead))
    .map((rule) => (isAllRead ? doubt(rule) : rule));
  const { proposals } = limitDrafts([...found, ...kept].sort(byLine));
  const dropped = rules.filter((rule) => !proposals.some((one) => isSame(one, rule) || overlaps(one, rule)));
  return { ...reading, proposals, wantsModel: false, unread: addUnread(reading, dropped, proposals) };
}

/** What the rules read without a doubt and the model did not find needs a look. */
const doubt = (rule: ProposalDraft): ProposalDraft => ({
  ...rule,
  needsReview: true,
  reviewReasons: [...new Set([...rule.reviewReasons, 'check-original' as const])],
});

type People = Pick<PlanItem, 'attendees' | 'audience'>;

/** Only words of the text become fields, but for a title of an event that has no name there, which needs a look. */
function toDraft(
  event: CheckedEvent,
  text: QuotableText,
  reading: PlanReading,
  context: PlanContext,
): ProposalDraft {
  const pick = (words: string | null) => (words && containsWords(text, words) ? words : '');
  const people = toPeople(event, text);
  const lines = findQuotedLines(reading.text, event.title ?? '', event.evidenceStart);
  const item: PlanItem = {
    title: event.title ?? '',
    description: '',
    location: [pick(event.placeName), pick(event.address)].filter(Boolean).join(', '),
    ...people,
    ...toTimes(event),
    reasons: listReasons(event, text, people),
    lines: lines?.range ?? { first: 1, last: 1 },
    excerpt: lines?.excerpt ?? event.evidenceStart.slice(0, 500),
  };
  const { kind, label } = reading.proposals[0]?.source ?? { kind: 'text' as const, label: 'Pasted text' };
  const hasLines = lines !== undefined && (kind === 'text' || kind === 'csv');
  return finishItem(item, context, { kind, label, hasLines });
}

/** Who comes, of the names that the plan has. A secret whose guests are not named is for nobody yet. */
function toPeople({ attendees, absent, isSecret }: CheckedEvent, text: QuotableText): People {
  const list = (names: string[]) =>
    names
      .filter((name) => containsWords(text, name))
      .map((name) => name.replaceAll(',', ' ').replace(/\s+/g, ' ').trim())
      .join(', ');
  const without = list(absent);
  const names = without ? `Everyone except ${without}` : list(attendees);
  return { attendees: names, ...(isSecret && { audience: 'attendees' as const }) };
}

function toTimes({ startLocal, endLocal, timeZoneGuess, endTimeZoneGuess }: CheckedEvent) {
  const [date = '', clock] = startLocal.split('T');
  const [endDate, endClock] = endLocal?.split('T') ?? [];
  const hasEnd = endClock !== undefined && (endLocal ?? '') > startLocal;
  return {
    date,
    ...(clock && { start: toMinutes(clock) }),
    ...(hasEnd && { end: toMinutes(endClock), endDate }),
    ...(timeZoneGuess && { zone: timeZoneGuess }),
    ...(endTimeZoneGuess && { endZone: endTimeZoneGuess }),
  };
}

function listReasons(
  { isSupported, startLocal, title }: CheckedEvent,
  text: QuotableText,
  people: People,
): ProposalReason[] {
  const isChecked = isSupported && (!title || containsWords(text, title));
  return [
    'read-by-model',
    ...(isChecked ? [] : (['check-original'] as const)),
    ...(startLocal.includes('T') ? [] : (['no-time'] as const)),
    ...(people.audience && !people.attendees ? (['secret'] as const) : []),
  ];
}

const toMinutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** True for two drafts of the same event, or of different readings of the same line. */
const isSame = (a: ProposalDraft, b: ProposalDraft): boolean =>
  a.datetime === b.datetime
    ? areTitlesSimilar(a.title, b.title) || overlaps(a, b)
    : areTitlesSimilar(a.title, b.title) && overlaps(a, b);

/** An event that the rules read at the same times without a doubt needs no review. */
function confirm(draft: ProposalDraft, rules: ProposalDraft[]): ProposalDraft {
  const same = rules.find(
    (rule) => rule.datetime === draft.datetime && (isSame(draft, rule) || draft.title === ''),
  );
  if (!same) return draft;
  const isSure = !same.needsReview && draft.endsAt === same.endsAt && draft.timeZone === same.timeZone;
  return {
    ...draft,
    title: draft.title || same.title,
    description: same.description,
    source: same.source,
    ...(isSure && { needsReview: false, reviewReasons: same.reviewReasons }),
  };
}

const byLine = (a: ProposalDraft, b: ProposalDraft): number =>
  (a.source.lines?.first ?? 0) - (b.source.lines?.first ?? 0);

function overlaps(a: ProposalDraft, b: ProposalDraft): boolean {
  const [own, other] = [a.source.lines, b.source.lines];
  return own !== null && other !== null && own.first <= other.last && other.first <= own.last;
}

/** Lines of dropped proposals are unread, and those that the model read are not. */
function addUnread(
  { unread }: PlanReading,
  dropped: ProposalDraft[],
  proposals: ProposalDraft[],
): UnreadLine[] {
  const isRead = (line: number) =>
    proposals.some(({ source: { lines } }) => lines && line >= lines.first && line <= lines.last);
  const lost = dropped.flatMap(({ source }): UnreadLine[] =>
    source.lines
      ? [{ text: source.excerpt.split('\n')[0] ?? '', line: source.lines.first, reason: 'no-event' }]
      : [],
  );
  return [...unread.filter(({ line }) => !isRead(line)), ...lost].sort((a, b) => a.line - b.line);
}
