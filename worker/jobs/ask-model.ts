import { readModelAnswer } from '../../email-worker/model/answer.ts';
import { buildModelRequest } from '../../email-worker/model/request.ts';
import { readWithModel } from '../../email-worker/read-mail.ts';
import type { UnclaimedEventDraft, Reading, ReadOptions } from '../../email-worker/reading.ts';
import type { Db } from '../db/client.ts';
import type { MailRow } from '../db/mail-schema.ts';
import { consumeModelCall } from '../db/mails.ts';
import { askModel, findModel } from '../services/model.ts';
import type { Settings } from '../services/settings.ts';

/** Calls a day (UTC): a traveller's busiest day, and what we are ready to pay for everybody's. */
const BUDGET = { account: 40, all: 2_000 };
/** Tries for one mail whose call failed in passing. */
const MAX_CALLS = 3;

/** Why a mail that wanted a model was read without one. */
export type ModelFailure = 'off' | 'budget' | 'failed';
export type ModelReading = { reading: Reading; trouble?: ModelFailure };

/**
 * Asks the model about a mail of which the readers made too little; once, within the budgets. What it says
 * counts as far as the mail's own words bear it out, and is always marked for review. Throws when the model
 * fails in a way that may pass, so that the queue brings the mail again, and gives it up after three calls.
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
  if (!model) return { reading, trouble: 'off' };
  if (mail.modelCalls >= MAX_CALLS) return { reading, trouble: 'failed' };
  const day = options.now.toISOString().slice(0, 10);
  if (!(await consumeModelCall(db, mail, day, BUDGET))) return { reading, trouble: 'budget' };
  const answer = await askModel(settings, buildModelRequest(reading, model));
  if ('failure' in answer) {
    logTrouble(answer.failure);
    if (answer.again && mail.modelCalls + 1 < MAX_CALLS) throw new Error(`model: ${answer.failure}`);
    return { reading, trouble: 'failed' };
  }
  const findings = readModelAnswer(answer.content, reading.text);
  if (!findings) {
    logTrouble('not what was asked for');
    return { reading, trouble: 'failed' };
  }
  if (findings.bookings.length > 0) {
    const read = readWithModel(reading, findings.bookings, options);
    return { reading: { ...read, drafts: read.drafts.map(flagModel) } };
  }
  // Events without evidence are no reason to believe that there is nothing in the mail.
  if (findings.rejectedCount > 0) return { reading, trouble: 'failed' };
  return { reading: { ...reading, wantsModel: false } };
}

/** A model repeats what a mail tells it to say; only a person sees the difference. */
function flagModel(card: UnclaimedEventDraft): UnclaimedEventDraft {
  if (card.source !== 'model') return card;
  const reasons = card.reasons.includes('read-by-model')
    ? card.reasons
    : [...card.reasons, 'read-by-model' as const];
  return { ...card, needsReview: true, reasons };
}

const logTrouble = (error: string) => console.log(JSON.stringify({ door: 'queue', job: 'model', error }));
