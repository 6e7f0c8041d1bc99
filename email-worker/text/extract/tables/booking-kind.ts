import type { BookingKind } from '../../../booking.ts';
import { countTopicWords, matchAny } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import type { MailField, MailText } from '../../label/mail-text.ts';

/** A reservation for a number of people without an activity is a table. */
const RESERVED = new RegExp(`\\b${matchAny('topics.reserved')}`);
const COMPANY = new RegExp(`\\b\\d+ ${matchAny('topics.people')}\\b`);
/** Meals are served on tours and to guests of hotels, too. */
const MEALS = new RegExp(`(?<![\\p{L}\\d])${matchAny('cells.meals')}(?![\\p{L}\\d])`, 'gu');
const DAY_ONLY = 10;
/** Lines about the vendor or its emails rather than the booking. */
const ABOUT_VENDOR = new RegExp(
  `${matchAny('body.rateUs')}|${matchAny('body.promotion')}|${matchAny('body.unsubscribe')}`,
);

/** Characters around a date that are searched for the kind of booking. */
const BEFORE = 600;
const AFTER = 700;

/** What a word of the subject or the sender's name counts beside one of the text. */
const HEAD_WEIGHT = 3;
const LABEL_WEIGHT = 3;

/** What words say a single booking is. */
export interface KindFinding {
  kind: BookingKind;
  /** Subject or sender have words for another kind as well, or only a label or number of people tells it. */
  isDisputed: boolean;
}

/** The kind of a booking whose date stands at `near` in the text; undefined if no words tell it. */
export function findBookingKind(mail: MailText, near: number, local: string): KindFinding | undefined {
  const { subject, text, from } = mail.message;
  // Other offers of the vendor are further away from the date.
  const body = foldEmailText(`${subject}\n${text.slice(Math.max(0, near - BEFORE), near + AFTER)}`);
  const inBody = countKinds(
    body
      .split('\n')
      .filter((line) => !ABOUT_VENDOR.test(line))
      .join('\n'),
  );
  const words = { ...inBody };
  const has = (key: MailField['key']) => mail.fields.some((field) => field.key === key && field.isLabel);
  inBody.table += (COMPANY.test(body) ? 1 : 0) + (has('restaurant') ? LABEL_WEIGHT : 0);
  inBody.activity += (has('event') ? 2 : 0) + (has('seat') ? 1 : 0);
  const inHead = countKinds(foldEmailText(`${subject}\n${from?.name ?? ''}`));
  // The vendor's name tells kinds apart, but proves no booking.
  if (!inBody.table && !inBody.activity)
    return RESERVED.test(foldEmailText(subject)) && has('party') && !inBody.service && !inHead.service
      ? { kind: 'restaurant', isDisputed: false }
      : undefined;
  const found = weigh(inBody, inHead, local.length === DAY_ONLY);
  return found && { ...found, isDisputed: isDisputed(found, words, inBody, inHead) };
}

/** Whether the words leave doubts about the kind. `labeled`: the words, with what labels and people count. */
const isDisputed = (found: KindFinding, body: KindCounts, labeled: KindCounts, head: KindCounts): boolean =>
  found.isDisputed || isGuessed(found.kind, body, head) || isSingleWord(found.kind, labeled, head);

/** Whether one word, which may be one for services too, is all that says that people at a table are at an activity. */
const isSingleWord = (kind: BookingKind, body: KindCounts, { activity, service }: KindCounts): boolean =>
  kind === 'activity' &&
  body.table > 0 &&
  body.activity <= 1 &&
  body.service <= 1 &&
  activity + service === 0;

/** Whether no word says what it is, while others say that it is something else. */
function isGuessed(kind: BookingKind, body: KindCounts, { table, activity, service }: KindCounts): boolean {
  const tables = body.table + table;
  const others = body.activity + body.service + activity + service;
  return kind === 'restaurant' ? tables === 0 : others === 0 && tables > 0;
}

type KindCounts = ReturnType<typeof countKinds>;

const countKinds = (folded: string) => ({
  table: countTopicWords('table', folded),
  activity: countTopicWords('activity', folded),
  service: countTopicWords('service', folded),
  lodging: countTopicWords('lodging', folded),
  meals: folded.match(MEALS)?.length ?? 0,
});

function weigh(inBody: KindCounts, inHead: KindCounts, isDayOnly: boolean): KindFinding | undefined {
  const count = (key: keyof KindCounts) => inBody[key] + HEAD_WEIGHT * inHead[key];
  const others = count('activity') + count('service');
  const tables = count('table') - (others > 0 ? inBody.meals : 0);
  // A night has no time.
  if (isDayOnly && count('lodging') > Math.max(tables, others)) return { kind: 'hotel', isDisputed: true };
  // A label, or several words.
  const isLabeled = inBody.table >= LABEL_WEIGHT;
  const isFavored = inHead.table > 0 || isLabeled;
  const isTable = count('table') > 0 && (isFavored ? tables >= others : tables > others);
  // Words for services prove nothing by themselves.
  if (!isTable && !inBody.activity) return undefined;

  return {
    kind: isTable ? 'restaurant' : 'activity',
    isDisputed: !(isTable && isLabeled) && inHead.table > 0 && inHead.activity + inHead.service > 0,
  };
}
