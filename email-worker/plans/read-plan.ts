import { MAX_PLAN_BYTES, MAX_PLAN_PDF_BYTES } from '../../worker/contract/limits.ts';
import { WorkBudget } from '../work-budget.ts';
import { readCalendar } from './calendar/read-calendar.ts';
import { limitDrafts } from './finish-proposals.ts';
import {
  PLAN_LIMITS,
  type PlanInput,
  type PlanKind,
  type PlanReading,
  type PlanRefusal,
  type ProposalDraft,
} from './plan.ts';
import { readPlanEmail, readPlanPdf } from './read-emails.ts';
import { readExportedItinerary } from './read-exported-itinerary.ts';
import { readPasted } from './read-pasted.ts';
import { readPlanCsv, readPlanText } from './read-text.ts';

/**
 * Reads a plan without a model. Never throws; a plan that cannot be read is refused. Proposals are in the order of the
 * text, those of a calendar by date. What is not sure is flagged, and what is not read is in `unread`.
 */
export async function readPlan(input: PlanInput): Promise<PlanReading> {
  const { kind, content } = input;
  const budget = new WorkBudget();
  const isBinary = kind === 'eml' || kind === 'pdf';
  const size = typeof content === 'string' ? new TextEncoder().encode(content).length : content.length;
  if (size > (kind === 'pdf' ? MAX_PLAN_PDF_BYTES : MAX_PLAN_BYTES)) return refuse('too-large');
  if (size === 0) return refuse('empty');
  try {
    if (isBinary)
      return await readFile(
        kind,
        typeof content === 'string' ? new TextEncoder().encode(content) : content,
        input,
        budget,
      );
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    return await readByKind(text, input, budget);
  } catch {
    // A bug in a reader must not fail the request: the host sees that the plan could not be read.
    return refuse('malformed');
  }
}

const refuse = (refusal: PlanRefusal): PlanReading => ({
  proposals: [],
  unread: [],
  refusal,
  wantsModel: false,
  text: '',
});

async function readByKind(raw: string, input: PlanInput, budget: WorkBudget): Promise<PlanReading> {
  const text = raw.replace(/^\ufeff/, '').replaceAll('\0', '');
  if (!text.trim()) return refuse('empty');
  switch (findKind(text, input.kind)) {
    case 'ics':
      return readIcs(text, input);
    case 'json':
      return readJson(text, input);
    case 'csv':
      return limitLines(text) ?? readPlanCsv(text, input) ?? readPlanText(text, input);
    default:
      return limitLines(text) ?? (await readPasted(text, input, budget));
  }
}

/** Calendars and exports are often pasted or shared as text. */
function findKind(text: string, kind: PlanKind): PlanKind {
  const head = text.slice(0, 400);
  if (/^\s*BEGIN:VCALENDAR/i.test(head)) return 'ics';
  if (/^\s*\{[\s\S]{0,300}"foldout-itinerary"/.test(head)) return 'json';
  return kind;
}

const limitLines = (text: string): PlanReading | undefined =>
  (text.match(/\r\n?|\n/g)?.length ?? 0) >= PLAN_LIMITS.lines ? refuse('too-many-lines') : undefined;

function readIcs(text: string, { context, label }: PlanInput): PlanReading {
  const calendar = readCalendar(text, context, label);
  if (!calendar) return refuse('malformed');
  const { proposals, left } = limitDrafts(preferFuture(calendar.drafts, context.now));
  return { proposals, unread: [...calendar.unread, ...left], refusal: null, wantsModel: false, text: '' };
}

/** If a calendar has more events than can be added, past events are left out first. */
function preferFuture(drafts: ProposalDraft[], now: Date): ProposalDraft[] {
  if (drafts.length <= PLAN_LIMITS.proposals) return drafts;
  const isPast = ({ datetime }: ProposalDraft) => datetime !== null && Date.parse(datetime) < now.getTime();
  return [...drafts.filter((draft) => !isPast(draft)), ...drafts.filter(isPast)];
}

function readJson(text: string, { context, label }: PlanInput): PlanReading {
  const found = readExportedItinerary(text, context, label);
  if (typeof found === 'string') return refuse(found);
  const { proposals, left } = limitDrafts(found, { distinctEvents: true });
  return { proposals, unread: left, refusal: null, wantsModel: false, text: '' };
}

async function readFile(
  kind: 'eml' | 'pdf',
  bytes: Uint8Array,
  input: PlanInput,
  budget: WorkBudget,
): Promise<PlanReading> {
  const email = kind === 'eml' ? await readPlanEmail(bytes, input.context, input.label, budget) : undefined;
  if (email?.refusal) return refuse(email.refusal);
  const text = email?.text ?? readPlanPdf(bytes, budget);
  if (email && email.drafts.length > 0) {
    const { proposals, left } = limitDrafts(email.drafts);
    return { proposals, unread: left, refusal: null, wantsModel: false, text: '' };
  }
  if (!text.trim()) return refuse(kind === 'pdf' ? 'no-text' : 'empty');
  const label = input.label ?? (email?.subject || undefined);
  const reading = limitLines(text) ?? (await readPasted(text, { ...input, kind, label }, budget));
  // Nobody sees the lines of the file, so what they were read from needs a look.
  return kind === 'eml' ? flagAll(reading) : reading;
}

const flagAll = (reading: PlanReading): PlanReading => ({
  ...reading,
  proposals: reading.proposals.map((draft) => ({
    ...draft,
    needsReview: true,
    reviewReasons: [...draft.reviewReasons, 'check-original'],
  })),
});
