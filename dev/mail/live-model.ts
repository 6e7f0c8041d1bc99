import { z } from 'zod';
import { readModelAnswer } from '../../email-worker/model/answer.ts';
import { readCompletion } from '../../email-worker/model/completion.ts';
import { toModelText } from '../../email-worker/model/email-text.ts';
import { DEFAULT_MODEL } from '../../email-worker/model/models.ts';
import { buildModelRequest } from '../../email-worker/model/request.ts';
import { findModel } from '../../worker/services/model.ts';
import { parseSettings } from '../../worker/services/settings.ts';
import type { AnswerEmail } from './score.ts';

const usage = z.object({ usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }) });

/** The model of the environment's settings, asked as the product does, without its budget. Throws without a key. */
export function askLiveModel(): { answer: AnswerEmail; describeUsage: () => string } {
  const required = { APP_ORIGIN: 'http://localhost', APP_SECRET: crypto.randomUUID() };
  const model = findModel(undefined, parseSettings({ ...process.env, ...required }), DEFAULT_MODEL);
  if (!model) throw new Error('Set OPENAI_API_KEY.');
  const total = { calls: 0, failed: 0, input: 0, output: 0 };
  return {
    answer: async (_, reading) => {
      total.calls++;
      const reply = await model.ask(buildModelRequest(reading, reading.contentHash, model.name));
      const { data } = usage.safeParse('output' in reply ? reply.output : undefined);
      total.input += data?.usage.prompt_tokens ?? 0;
      total.output += data?.usage.completion_tokens ?? 0;
      const completion = 'output' in reply ? readCompletion(reply.output) : reply;
      if ('content' in completion) {
        const { sentAt } = reading.original;
        return readModelAnswer(completion.content, { text: toModelText(reading), sentAt });
      }
      total.failed++;
      return undefined;
    },
    describeUsage: () =>
      `${model.name}: ${total.calls} calls, ${total.failed} failed, ${total.input} tokens in, ${total.output} out`,
  };
}
