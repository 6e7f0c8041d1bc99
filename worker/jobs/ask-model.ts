import { readModelAnswer } from '../../email-worker/model/answer.ts';
import { buildModelRequest } from '../../email-worker/model/request.ts';
import { readWithModel } from '../../email-worker/read-mail.ts';
import type { Reading, ReadOptions, UnclaimedEventDraft } from '../../email-worker/reading.ts';
import type { Db } from '../db/client.ts';
import type { MailRow } from '../db/mail-schema.ts';
import { consumeModelCall } from '../db/mails.ts';
import { askModel, findModel } from '../services/model.ts';
import type { Settings } from '../services/settings.ts';

/** Model calls per day (UTC). An account needs fewer even on a busy day; `all` caps our costs. */
const DAILY_BUDGET = { account: 40, all: 2_000 };
/** Calls about one email whose calls fail temporarily. */
const MAX_CALLS_PER_MAIL = 3;

/** Why the model did not help: not configured, over budget, or the call failed. */
export type ModelFailure = 'off' | 'budget' | 'failed';
export type ModelReading = { reading: Reading; modelFailure?: ModelFailure };

/**
 * Asks the model about an email without usable machine-readable data, within the daily budgets. Its answer replaces
 * what the text rules found, as far as the email's text does not contradict it, and always needs a review; what the
 * rules found stays if it gives no answer. Throws when the call fails
 * temporarily, so that the queue retries; gives up after three calls.
 */
export async function askModelAboutMail(
  db: Db,
  settings: Settings,
  mail: MailRow,
  reading: Reading,
  options: ReadOptions,
): Promise<ModelReading> {
  if (!reading.wantsModel) return { reading };
  const model = findModel(settings);
  const without = (modelFailure: ModelFailure): ModelReading =>
    reading.needsModel ? { reading, modelFailure } : { reading };
  if (!model) return without('off');
  if (mail.modelCalls >= MAX_CALLS_PER_MAIL) return without('failed');
  const day = options.now.toISOString().slice(0, 10);
  if (!(await consumeModelCall(db, mail, day, DAILY_BUDGET))) return without('budget');
  const answer = await askModel(settings, buildModelRequest(reading, model));
  if ('failure' in answer) {
    logFailure(answer.failure);
    if (answer.isTemporary && mail.modelCalls + 1 < MAX_CALLS_PER_MAIL)
      throw new Error(`model: ${answer.failure}`);
    return without('failed');
  }
  const { subject, from } = reading.original;
  const findings = readModelAnswer(answer.content, [from?.name ?? '', subject, reading.text].join('\n'));
  if (!findings) {
    logFailure('unexpected answer');
    return without('failed');
  }
  // Bookings that the text contradicts do not mean that the email has none.
  if (findings.bookings.length === 0 && findings.rejectedCount > 0) return without('failed');
  const read = readWithModel(reading, findings, options);
  return { reading: { ...read, drafts: read.drafts.map(markReadByModel) } };
}

/** Always needs a review, since an email can tell the model what to answer. */
function markReadByModel(draft: UnclaimedEventDraft): UnclaimedEventDraft {
  if (draft.source !== 'model') return draft;
  const reasons = draft.reasons.includes('read-by-model')
    ? draft.reasons
    : [...draft.reasons, 'read-by-model' as const];
  return { ...draft, needsReview: true, reasons };
}

const logFailure = (error: string) => console.log(JSON.stringify({ handler: 'queue', job: 'model', error }));
