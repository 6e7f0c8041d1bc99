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
 * Asks the model about an email that the rules could not read well enough, within the daily budgets. Its bookings count
 * only as far as the email's text supports them, and are always marked for review. Throws when the call fails
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
  if (!model) return { reading, modelFailure: 'off' };
  if (mail.modelCalls >= MAX_CALLS_PER_MAIL) return { reading, modelFailure: 'failed' };
  const day = options.now.toISOString().slice(0, 10);
  if (!(await consumeModelCall(db, mail, day, DAILY_BUDGET))) return { reading, modelFailure: 'budget' };
  const answer = await askModel(settings, buildModelRequest(reading, model));
  if ('failure' in answer) {
    logFailure(answer.failure);
    if (answer.isTemporary && mail.modelCalls + 1 < MAX_CALLS_PER_MAIL)
      throw new Error(`model: ${answer.failure}`);
    return { reading, modelFailure: 'failed' };
  }
  const findings = readModelAnswer(answer.content, reading.text);
  if (!findings) {
    logFailure('unexpected answer');
    return { reading, modelFailure: 'failed' };
  }
  if (findings.bookings.length > 0) {
    const read = readWithModel(reading, findings.bookings, options);
    return { reading: { ...read, drafts: read.drafts.map(markReadByModel) } };
  }
  // Bookings without evidence in the text do not mean that the email has none.
  if (findings.rejectedCount > 0) return { reading, modelFailure: 'failed' };
  return { reading: { ...reading, wantsModel: false } };
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
