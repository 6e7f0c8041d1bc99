import { LIMITS } from '../../worker/contract/limits.ts';
import type { ProposalReason } from '../../worker/contract/proposal-reasons.ts';
import type { ReviewedEvent } from '../../worker/contract/reviewed-event.ts';
import type { UnreadReason } from '../../worker/contract/unread-reasons.ts';
import type { LanguageCode } from '../../worker/messages/languages.ts';

/** What a plan is written in. `json` is an exported itinerary. */
export type PlanKind = 'text' | 'ics' | 'csv' | 'eml' | 'pdf' | 'json';

/** An event that the itinerary already has. */
export interface PlannedEvent {
  id: number;
  title: string;
  /** Epoch milliseconds. */
  startsAt: number;
  /** UID of its calendar entry, if it is known. */
  uid?: string;
}

/** What is known about the itinerary that a plan is for. */
export interface PlanContext {
  /** IANA zone of the itinerary: the clock of times without a zone, and what "today" means. */
  zone: string;
  /** When the plan was pasted. */
  now: Date;
  events: PlannedEvent[];
  /** First and last day, `YYYY-MM-DD`, if known from somewhere else than `events`. */
  tripStart?: string;
  tripEnd?: string;
  /** In which titles and descriptions name what was booked. English by default. */
  language?: LanguageCode;
}

export interface PlanInput {
  kind: PlanKind;
  /** Text, or the bytes of an `eml` or `pdf`. */
  content: string | Uint8Array;
  /** A file's name or an email's subject, shown beside the proposals. */
  label?: string;
  context: PlanContext;
}

/** Lines of the text, counted from 1. `last` is inclusive. */
export interface LineRange {
  first: number;
  last: number;
}

/** Where a proposal was read. */
interface ProposalSource {
  kind: PlanKind;
  /** `Pasted text`, the name of the file or calendar, or the subject of the email. */
  label: string;
  /** The words it was read from, at most 500 characters. */
  excerpt: string;
  /** Lines of the pasted text or CSV; null for other sources. */
  lines: LineRange | null;
}

/** A proposal before it is stored. Further fields of an event come with exported itineraries only. */
export interface ProposalDraft extends Partial<ReviewedEvent> {
  /** At most 120 characters; may be empty, then it needs review. */
  title: string;
  description: string;
  /** UTC, ISO 8601 with `Z`. Null without a date. */
  datetime: string | null;
  endsAt: string | null;
  /** IANA zone of the place. */
  timeZone: string;
  /** Zone of the end if that is another one. */
  endTimeZone: string | null;
  location: string;
  /** Names separated by commas; empty for everyone. */
  attendees: string;
  needsReview: boolean;
  /** Most important first. May hold remarks such as `repeats` when no review is needed. */
  reviewReasons: ProposalReason[];
  /** The event of the itinerary that it repeats. */
  duplicateOf: number | null;
  /** UID of the calendar entry, with the date of a repetition after it. */
  uid: string | null;
  source: ProposalSource;
}

/** A line that was not read. */
export interface UnreadLine {
  text: string;
  /** Counted from 1. */
  line: number;
  reason: UnreadReason;
}

/** Why a plan is refused as a whole; it has no proposals then. */
export type PlanRefusal =
  | 'empty'
  | 'too-large'
  | 'too-many-lines'
  | 'malformed'
  | 'newer-version'
  | 'no-text';

/** Result of reading a plan. */
export interface PlanReading {
  proposals: ProposalDraft[];
  unread: UnreadLine[];
  refusal: PlanRefusal | null;
  /** A configured model may read it better; see model.ts. */
  wantsModel: boolean;
  /** The text that the proposals were read from; empty for machine formats. */
  text: string;
  /** Why the model's answer could not be used. */
  modelFailure?: string;
}

export const PLAN_LIMITS = {
  lines: 10_000,
  proposals: LIMITS.proposals,
  /** Dates added of one repeating event, and days after its first one. */
  repeats: 60,
  repeatDays: 366,
} as const;
