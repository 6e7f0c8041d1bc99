import { toLocalDay } from '../../worker/domain/time/days.ts';
import { finishItem, limitDrafts } from './finish-proposals.ts';
import { followFlights } from './flight-zones.ts';
import {
  PLAN_LIMITS,
  type PlanInput,
  type PlanReading,
  type ProposalDraft,
  type UnreadLine,
} from './plan.ts';
import { findPlanPlace, type PlanPlace } from './plan-zone.ts';
import { readPlanTable } from './tables/read-table.ts';
import { findSeparator, splitCells } from './tables/split-cells.ts';
import { unfoldGrids } from './tables/unfold-grids.ts';
import { leaveOutReactions, listHeads, readChat, type SourceLine } from './text/chat.ts';
import { flagDoubtfulDays } from './text/doubtful-days.ts';
import { readHeadedChat } from './text/headed-chat.ts';
import { readLearnedChat } from './text/learned-heads.ts';
import { readNamedChat } from './text/named-chat.ts';
import { closeLines, toPasteLines } from './text/paste-lines.ts';
import { readPastedEmail } from './text/pasted-email.ts';
import type { PlanItem } from './text/plan-item.ts';
import { toNarrow, toPlanLine } from './text/plan-line.ts';
import { readLines } from './text/read-lines.ts';
import { scanPlan } from './text/scan-plan.ts';
import { readSeparatedChat } from './text/separated-chat.ts';
import { listUnread } from './unread-lines.ts';

const DEFAULT_LABEL = {
  text: 'Pasted text',
  csv: 'Spreadsheet',
  pdf: 'PDF',
  eml: 'Email',
  ics: 'Calendar file',
  json: 'Export',
};

/** Reads pasted text, or the text of a file. */
export function readPlanText(text: string, input: PlanInput): PlanReading {
  const raws = toPasteLines(text);
  const source = toSource(raws, input);
  const messages = countMessages(raws, source);
  const lines = source
    .map(({ text: line, sentOn, sender, isQuoted, isContext, isLater }, at) => ({
      ...toPlanLine(line, at + 1),
      message: messages[at],
      sentOn,
      sender,
      isQuoted,
      isContext,
      isLater,
    }))
    .sort((a, b) => Number(a.isLater ?? false) - Number(b.isLater ?? false));
  const writtenOn = source[0]?.writtenOn;
  const now = writtenOn ? new Date(`${writtenOn}T12:00:00Z`) : input.context.now;
  const written = scanPlan(closeLines(lines), { ...input.context, now });
  const unfolded = unfoldGrids(written);
  const plan = unfolded ? scanPlan(unfolded, { ...input.context, now }) : written;
  const { items, read, canceled, asked } = readLines(plan, PLAN_LIMITS.proposals + 1);
  const unread = listUnread(
    raws.map((raw, at) => toMessage(raw, source[at])),
    plan,
    (number) => read.has(number) || source[number - 1]?.isSystem === true,
    { canceled, asked },
  );
  return finish(items, unread, text, input, findPlanPlace(plan, input.context.zone, now));
}

/** The number of the message that each line is of: the heads before or above them are left out of their text. */
function countMessages(raws: string[], source: SourceLine[]): number[] {
  let message = 0;
  return source.map(({ text, isSystem }, at) => {
    if (isSystem || text !== raws[at]) message++;
    return message;
  });
}

/** A message without its date: `Anna: See you there`. */
const toMessage = (raw: string, { text, sender }: Partial<SourceLine> = {}): string =>
  sender && text && text !== raw && raw.includes(sender) ? `${sender}: ${text}` : raw;

/** The lines of a chat or email without what programs add, else of the text. */
function toSource(raws: string[], { context: { zone, now } }: PlanInput): SourceLine[] {
  const today = toLocalDay(now.getTime(), zone);
  const exported = readHeadedChat(raws) ?? readChat(raws, zone, today);
  const learned = readLearnedChat(raws, today, exported ? listHeads(raws).length : 0);
  if (learned ?? exported) return leaveOutReactions(learned ?? exported ?? []);
  const email = readPastedEmail(raws, zone);
  if (email) return email;
  const copied = readSeparatedChat(raws, today) ?? readNamedChat(raws);
  return copied ? leaveOutReactions(copied) : raws.map((raw) => ({ text: raw, isSystem: false }));
}

/** Reads a file of separated values; undefined if it is not a table with dates or times. */
export function readPlanCsv(text: string, input: PlanInput): PlanReading | undefined {
  const raws = toPasteLines(text).map(toNarrow);
  const rows = splitCells(raws.join('\n'), findSeparator(text));
  const cells = rows.map((row) => (row.cells.every((cell) => cell === '') ? [] : row.cells));
  const plan = scanPlan(
    cells.map((row, at) => toPlanLine(row.join(' | '), at + 1)),
    input.context,
  );
  if (unfoldGrids(plan)) return undefined;
  const table = readPlanTable(cells, plan, {
    firstLine: 1,
    raws: rows.map(({ line, lastLine }) => raws.slice(line, lastLine + 1).join('\n')),
    day: undefined,
    ranges: rows.map(({ line, lastLine }) => ({ first: line + 1, last: lastLine + 1 })),
  });
  if (!table || table.items.length === 0) return undefined;
  const read = new Set(table.read);
  return finish(
    table.items,
    listUnread(raws, plan, (number) => read.has(number), { canceled: new Set(table.canceled) }),
    text,
    input,
    findPlanPlace(plan, input.context.zone, input.context.now),
  );
}

function finish(
  items: PlanItem[],
  unread: UnreadLine[],
  text: string,
  { kind, label, context }: PlanInput,
  away: PlanPlace | undefined,
): PlanReading {
  const hasLines = kind === 'text' || kind === 'csv';
  const source = { kind, label: label ?? DEFAULT_LABEL[kind], hasLines };
  flagDoubtfulDays(items);
  const { proposals, left } = limitDrafts(
    followFlights(items, context.zone, away).map((item) => finishItem(item, context, source)),
  );
  // The lines after the last item were not looked at if there are too many items.
  const last = items.length > PLAN_LIMITS.proposals ? items.at(-1)?.lines.first : undefined;
  const end = last ?? Number.POSITIVE_INFINITY;
  const below = unread.map((line) => (line.line >= end ? { ...line, reason: 'limit' as const } : line));
  return {
    proposals,
    unread: [...below, ...left].sort((a, b) => a.line - b.line),
    refusal: null,
    wantsModel: isUnsure(proposals, unread),
    text,
  };
}

/** A model may help where something is flagged, or a line with a number was not read. */
const isUnsure = (proposals: ProposalDraft[], unread: UnreadLine[]): boolean =>
  proposals.some(({ needsReview }) => needsReview) ||
  unread.some(({ text }) => /\p{N}/u.test(text)) ||
  (proposals.length === 0 && unread.length > 0);
