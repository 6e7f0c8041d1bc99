import { DEFAULT_MODEL } from '../../email-worker/model/models.ts';
import type { AskableModel } from '../../email-worker/reader.ts';
import type { Reading } from '../../email-worker/reading.ts';
import { takeModelCall } from '../actions/model-calls.ts';
import { openDirectory, openEither } from '../db/databases.ts';
import { countModelCall } from '../db/inbox/mails.ts';
import type { MailRow } from '../db/schema/shared/mails.ts';
import { log } from '../log.ts';
import { findModel, type ModelCallFailure } from '../services/model.ts';
import { parseSettings } from '../services/settings.ts';
import { RetryLaterError } from './retry-later.ts';

/** Calls about one email whose calls fail temporarily. */
const MAX_CALLS_PER_MAIL = 3;
/** Longer waits are not worth it: the rules' reading is shown instead. */
const MAX_WAIT_SECONDS = 600;

/** Why the model did not help: not configured, over budget, or the call failed. */
type ModelFailure = 'off' | 'budget' | 'failed';

/** What was read, and why the model did not help if it should have. */
export type ModelReading = { reading: Reading; modelFailure?: ModelFailure };

/** The model for one email, and what came of asking it. */
export type ModelForMail = {
  model: AskableModel<Reading> | undefined;
  /**
   * Why the model did not help, if it should have. Throws what asking it threw, such as that the call failed temporarily, so
   * that the queue retries; gives up after three calls.
   */
  findFailure: (reading: Reading) => ModelFailure | undefined;
};

/** Asks the configured model about an email within the daily budgets. `shouldAsk` is called before. */
export function prepareModel(
  env: Cloudflare.Env,
  mail: MailRow,
  now: Date,
  shouldAsk: (read: Reading) => Promise<boolean>,
): ModelForMail {
  const model = findModel(env.AI, parseSettings(env), DEFAULT_MODEL);
  let notAsked: ModelFailure | undefined = model ? undefined : 'off';
  let thrown: unknown;
  const logFailure = (error: string) => log({ handler: 'queue', job: 'model', model: model?.name, error });

  const ask: AskableModel<Reading>['ask'] = (request, read) =>
    // The reader must not fail with what failed here.
    askOnce(request, read).catch((error) => {
      thrown = error;
      return null;
    });
  const askOnce: AskableModel<Reading>['ask'] = async (request, read) => {
    if (!model || !(await shouldAsk(read))) return null;
    notAsked = await takeCall(env, mail, now);
    if (notAsked) return null;
    const reply = await model.ask(request);
    if (!('failure' in reply)) return reply.output;
    logFailure(reply.failure);
    notAsked = 'failed';
    throwIfWorthRetrying(reply, mail.modelCalls + 1);
    return null;
  };
  return {
    model: model && { name: model.name, ask },
    findFailure: ({ needsModel, modelFailure }) => {
      if (thrown) throw thrown;
      if (modelFailure) logFailure(modelFailure);
      if (!needsModel) return undefined;
      return notAsked ?? (modelFailure ? 'failed' : undefined);
    },
  };
}

async function takeCall(env: Cloudflare.Env, mail: MailRow, now: Date): Promise<ModelFailure | undefined> {
  if (mail.modelCalls >= MAX_CALLS_PER_MAIL) return 'failed';
  if (!(await takeModelCall(openDirectory(env), mail, now))) return 'budget';
  await countModelCall(openEither(env, mail.projectId), mail.id);
  return undefined;
}

function throwIfWorthRetrying({ failure, isTemporary, retryAfter = 0 }: ModelCallFailure, calls: number) {
  if (!isTemporary || calls >= MAX_CALLS_PER_MAIL || retryAfter > MAX_WAIT_SECONDS) return;
  throw new RetryLaterError(`model: ${failure}`, retryAfter);
}
