import { z } from '../../worker/contract/zod.ts';
import { parseJsonInText } from '../model/json-in-text.ts';
import { toQuotable } from '../model/quotes.ts';
import { markDoubtful, toAnsweredDraft } from './answered-draft.ts';
import { areTitlesSimilar, limitDrafts } from './finish-proposals.ts';
import { checkPlanEvent } from './model-event.ts';
import { MAX_MODEL_EVENTS } from './model-rules.ts';
import type { PlanContext, PlanReading, ProposalDraft, UnreadLine } from './plan.ts';
import { MAX_TEXT, toPlanText } from './plan-request.ts';
import { listHeads } from './text/chat.ts';

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
  const given = toPlanText(reading);
  const text = toQuotable(given);
  const heads = listHeads(given.split('\n'));
  const events = data.events
    .slice(0, MAX_MODEL_EVENTS)
    .flatMap((event) => checkPlanEvent(event, text, heads) ?? []);
  if (events.length === 0) return undefined;
  const isAllRead = events.length === data.events.length && given.length < MAX_TEXT;
  const rules = reading.proposals;
  const found = events.map((event) => confirm(toAnsweredDraft(event, text, reading, context), rules));
  const kept = rules
    .filter((rule) => !found.some((one) => isSame(one, rule)) && (!rule.needsReview || !isAllRead))
    .map((rule) => (isAllRead ? markDoubtful(rule) : rule));
  const { proposals } = limitDrafts([...found, ...kept].sort(byLine));
  const dropped = rules.filter((rule) => !proposals.some((one) => isSame(one, rule) || overlaps(one, rule)));
  return { ...reading, proposals, wantsModel: false, unread: addUnread(reading, dropped, proposals) };
}

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
