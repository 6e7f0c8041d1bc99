import { findGmailForwardingCode } from './formats/gmail-forwarding-code.ts';
import { computeContentHash } from './mime/content-hash.ts';
import { openMail, type ParsedMail, unwrapMail } from './mime/parse-mail.ts';
import type { ModelFindings } from './model/answer.ts';
import { applyFindings } from './model/check-with-rules.ts';
import { toModelText } from './model/email-text.ts';
import { type MessageReading, readMessage } from './read-message.ts';
import type { ReadingKind, ReadOptions, SourcedReading } from './reading.ts';
import { isMachineSource } from './resolve/confidence.ts';
import { mergeMachineAndText } from './resolve/merge-machine-and-text.ts';
import { withDrafts } from './with-drafts.ts';
import type { WorkBudget } from './work-budget.ts';

/** Characters of text that are stored and shown next to the unclaimed events. */
const MAX_STORED_TEXT = 50_000;
/**
 * Reads an email without a model: machine-readable data first, then the text by rules. Never throws; failures
 * are reported as `problem`.
 */
export async function readMail(
  raw: Uint8Array,
  options: ReadOptions,
  budget?: WorkBudget,
): Promise<SourcedReading> {
  const parsed = await unwrapMail(await openMail(raw, budget));
  const reading = toEmptyReading(parsed, await computeContentHash(parsed.messages, parsed.raw));
  const [first] = parsed.messages;
  if (!first) return reading;
  if (parsed.isAutomatic) return { ...reading, kind: 'ignored' };
  const gmailCode = findGmailForwardingCode(first);
  if (gmailCode) return { ...reading, kind: 'gmail-code', gmailCode };
  try {
    return await readMessages(reading, options, parsed.budget);
  } catch {
    // A bug in a reader must not lose the email: the user sees that it could not be read.
    return { ...reading, kind: 'unreadable', problem: 'malformed' };
  }
}

function toEmptyReading(parsed: ParsedMail, hash: string): SourcedReading {
  const { messages, header, typedAddresses, problem, unreadAttachment } = parsed;
  const { subject, from, sentAt } = messages[0] ?? header;
  return {
    kind: 'unreadable',
    original: { subject, from, sentAt: sentAt?.toISOString() },
    contentHash: hash,
    text: messages
      .map(({ text }) => text)
      .join('\n\n')
      .slice(0, MAX_STORED_TEXT),
    drafts: [],
    canceledDrafts: [],
    wantsModel: false,
    needsModel: false,
    typedAddresses,
    problem,
    unreadAttachment,
    sources: { messages, bookings: [], files: [] },
  };
}

async function readMessages(
  reading: SourcedReading,
  options: ReadOptions,
  budget: WorkBudget,
): Promise<SourcedReading> {
  const parts: MessageReading[] = [];
  for (const message of reading.sources.messages) parts.push(await readMessage(message, budget));
  const bookings = parts.flatMap((part) => part.bookings);
  const kind = parts.map((part) => part.kind).reduce(pickKind);
  const wantsModel = parts.some((part) => part.wantsModel);
  const needsModel = parts.some((part) => part.needsModel);
  const files = parts.flatMap((part) => part.files);
  const tickets = parts.flatMap((part) => part.tickets);
  const isPartlyRead = budget.isExceeded || reading.unreadAttachment !== undefined || undefined;
  return withDrafts(
    {
      ...reading,
      kind,
      wantsModel,
      needsModel,
      isPartlyRead,
      ...(tickets.length > 0 && { tickets }),
      sources: { ...reading.sources, bookings, files },
    },
    options,
  );
}

/**
 * The reading with a model's findings instead of those of the text rules. Machine-readable data stays. The rules check
 * the findings, fill their gaps, and keep what the model was not shown or answered wrongly.
 */
export function readWithModel(
  reading: SourcedReading,
  findings: ModelFindings,
  options: ReadOptions,
): SourcedReading {
  const machine = reading.sources.bookings.filter(({ source }) => isMachineSource(source));
  const rules = reading.sources.bookings.filter(({ source }) => !isMachineSource(source));
  const printed = applyFindings(findings, rules, toModelText(reading));
  const bookings = machine.length > 0 ? mergeMachineAndText(machine, printed) : printed;
  const sources = { ...reading.sources, bookings };
  const kind = bookings.length === 0 ? 'none' : (MODEL_KIND[findings.emailKind] ?? 'confirmation');
  return withDrafts({ ...reading, kind, sources, wantsModel: false, problem: undefined }, options);
}

const MODEL_KIND: Partial<Record<ModelFindings['emailKind'], ReadingKind>> = {
  change: 'change',
  cancellation: 'cancellation',
};

/** The most informative kind among several attached emails. */
function pickKind(a: ReadingKind, b: ReadingKind): ReadingKind {
  const order: ReadingKind[] = ['confirmation', 'change', 'cancellation', 'none', 'ignored'];
  return order.find((kind) => kind === a || kind === b) ?? a;
}
