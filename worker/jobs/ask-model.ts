import { type ModelFindings, readModelAnswer } from '../../email-worker/model/answer.ts';
import { readCompletion } from '../../email-worker/model/completion.ts';
import { toModelText } from '../../email-worker/model/email-text.ts';
import { DEFAULT_MODEL } from '../../email-worker/model/models.ts';
import { buildModelRequest } from '../../email-worker/model/request.ts';
import { readWithModel } from '../../email-worker/read-mail.ts';
import type { Reading, ReadOptions } from '../../email-worker/reading.ts';
import { takeModelCall } from '../actions/model-calls.ts';
import { createDb } from '../db/client.ts';
import type { MailRow } from '../db/mail-schema.ts';
import { findModel, type Model, type ModelCallFailure } from '../services/model.ts';
import { parseSettings } from '../services/settings.ts';
import { RetryLaterError } from './retry-later.ts';

/** Calls about one email whose calls fail temporarily. */
const MAX_CALLS_PER_MAIL = 3;
/** Longer waits are not worth it: the rules' reading is shown instead. */
const MAX_WAIT_SECONDS = 600;

/** Why the model did not help: not configured, over budget, or the call failed. */
export type ModelFailure = 'off' | 'budget' | 'failed';
export type ModelReading = { reading: Reading; modelFailure?: ModelFailure };

/**
 * Asks the model about an email without usable machine-readable data, within the daily budgets. Its answer replaces
 * what the text rules found, as far as the email does not contradict it; what the rules found stays if it gives no
 * answer. Throws when the call fails temporarily, so that the queue retries; gives up after three calls.
 */
export async function askModelAboutMail(
  env: Cloudflare.Env,
  mail: MailRow,
  reading: Reading,
  options: ReadOptions,
): Promise<ModelReading> {
  if (!reading.wantsModel) return { reading };
  const model = findModel(env.AI, parseSettings(env), DEFAULT_MODEL);
  const without = (modelFailure: ModelFailure): ModelReading =>
    reading.needsModel ? { reading, modelFailure } : { reading };
  if (!model) return without('off');
  if (mail.modelCalls >= MAX_CALLS_PER_MAIL) return without('failed');
  if (!(await takeModelCall(createDb(env.DB), mail, options.now, mail.id))) return without('budget');
  const findings = await ask(model, reading);
  if ('failure' in findings) {
    logFailure(model, findings.failure);
    throwIfWorthRetrying(findings, mail.modelCalls + 1);
    return without('failed');
  }
  // Bookings that the email contradicts do not mean that it has none.
  if (findings.bookings.length === 0 && findings.rejectedCount > 0) return without('failed');
  return { reading: readWithModel(reading, findings, options) };
}

async function ask(model: Model, reading: Reading): Promise<ModelFindings | ModelCallFailure> {
  const reply = await model.ask(buildModelRequest(reading, reading.contentHash, model.name));
  if ('failure' in reply) return reply;
  const completion = readCompletion(reply.output);
  if ('failure' in completion) return { failure: completion.failure, isTemporary: false };
  const email = { text: toModelText(reading), sentAt: reading.original.sentAt };
  return readModelAnswer(completion.content, email) ?? { failure: 'unexpected answer', isTemporary: false };
}

function throwIfWorthRetrying({ failure, isTemporary, retryAfter = 0 }: ModelCallFailure, calls: number) {
  if (!isTemporary || calls >= MAX_CALLS_PER_MAIL || retryAfter > MAX_WAIT_SECONDS) return;
  throw new RetryLaterError(`model: ${failure}`, retryAfter);
}

const logFailure = ({ name }: Model, error: string) =>
  console.log(JSON.stringify({ handler: 'queue', job: 'model', model: name, error }));
