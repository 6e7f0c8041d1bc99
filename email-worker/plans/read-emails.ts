import type { ProposalReason } from '../../worker/contract/proposal-reasons.ts';
import type { ReviewReason } from '../../worker/contract/unclaimed.ts';
import { readPdfTexts } from '../formats/pdf.ts';
import type { Message } from '../message.ts';
import { readMail } from '../read-mail.ts';
import { readMessage } from '../read-message.ts';
import type { ReadOptions, UnclaimedEventDraft } from '../reading.ts';
import { mergeBookings } from '../resolve/merge-bookings.ts';
import { toUnclaimedEventDraft } from '../resolve/unclaimed-event-draft.ts';
import type { WorkBudget } from '../work-budget.ts';
import { completeDraft } from './finish-proposals.ts';
import type { PlanContext, PlanKind, PlanRefusal, ProposalDraft } from './plan.ts';

/** What the readers of booking emails found, and the text for the reader of plans. */
export interface EmailReading {
  drafts: ProposalDraft[];
  text: string;
  subject: string;
  /** Why nothing of it could be read. */
  refusal?: PlanRefusal;
}

/** A host who uploads an email vouches for it. */
const toOptions = ({ now, zone, language }: PlanContext): ReadOptions => ({
  now,
  defaultZone: zone,
  language,
  sender: { authenticated: true, typedOnly: false },
});

/** Reads an email as those to the intake address are read. */
export async function readPlanEmail(
  raw: Uint8Array,
  context: PlanContext,
  label: string | undefined,
  budget: WorkBudget,
): Promise<EmailReading> {
  const reading = await readMail(raw, toOptions(context), budget);
  const subject = reading.original.subject;
  const drafts = reading.drafts.map((draft) =>
    toProposal(draft, 'eml', label ?? (subject || 'Email'), context),
  );
  return {
    drafts,
    text: reading.text,
    subject,
    ...(reading.kind === 'unreadable' &&
      reading.text === '' && { refusal: reading.problem === 'too-large' ? 'too-large' : 'malformed' }),
  };
}

/** The text of a PDF, line by line; empty for scans. */
export function readPlanPdf(pdf: Uint8Array, budget: WorkBudget): string {
  const texts = readPdfTexts(toMessage('', [pdf]), budget);
  return texts.join('\n\n');
}

/** Bookings in a pasted confirmation or the text of a ticket. */
export async function readBookingText(
  text: string,
  kind: PlanKind,
  context: PlanContext,
  label: string,
  budget: WorkBudget,
): Promise<ProposalDraft[]> {
  const { bookings } = await readMessage(toMessage(text, []), budget);
  return mergeBookings(bookings.filter(({ confirmation, isWeak }) => confirmation && !isWeak))
    .map((booking) => toUnclaimedEventDraft(booking, context.now, toOptions(context)))
    .map((draft) => toProposal(draft, kind, label, context));
}

const toMessage = (text: string, pdfs: Uint8Array[]): Message => ({
  subject: '',
  delivery: 'direct',
  text,
  html: '',
  jsonLd: [],
  calendars: [],
  passes: [],
  pdfs,
});

const REASONS: Partial<Record<ReviewReason, ProposalReason>> = {
  'no-date': 'no-date',
  'several-dates': 'several-dates',
  'times-odd': 'times-odd',
  'no-time': 'no-time',
  'year-not-stated': 'year-not-stated',
  'year-across-new-year': 'year-not-stated',
  'zone-unknown': 'zone-unknown',
  'offset-contradicts': 'offset-contradicts',
  'partly-read': 'partly-read',
  past: 'in-the-past',
};

function toProposal(
  draft: UnclaimedEventDraft,
  kind: PlanKind,
  label: string,
  context: PlanContext,
): ProposalDraft {
  const reasons = new Set<ProposalReason>(
    draft.needsReview ? draft.reasons.map((reason) => REASONS[reason] ?? 'check-original') : [],
  );
  if (draft.needsReview && reasons.size === 0) reasons.add('check-original');
  return completeDraft(
    {
      title: draft.title,
      description: draft.description,
      datetime: draft.datetime,
      endsAt: draft.endsAt,
      timeZone: draft.timeZone,
      endTimeZone: draft.endTimeZone,
      location: draft.location,
      attendees: '',
      uid: null,
      source: {
        kind,
        label,
        excerpt: [draft.evidence?.start, draft.evidence?.place].filter(Boolean).join('\n').slice(0, 500),
        lines: null,
      },
    },
    reasons,
    context.events,
  );
}
