import OpenAI from 'openai';
import type { Settings } from './settings.ts';

/** What a model answered, or why there is no answer. `again` where another try may help. */
export type ModelAnswer = { content: string } | { failure: string; again: boolean };

/** A person waits for nothing here, but a Worker's queue call does. */
const TIMEOUT_MS = 30_000;

/** Takes strict forms and a temperature, and costs a tenth of a cent a mail. */
const DEFAULT_MODEL = 'gpt-4.1-mini';

/** The model to ask, or undefined where there is no key to ask one with. */
export function findModel({ OPENAI_API_KEY, OPENAI_MODEL }: Settings): string | undefined {
  return OPENAI_API_KEY ? (OPENAI_MODEL ?? DEFAULT_MODEL) : undefined;
}

/** Sends one request, once. Never throws: a model that fails is no reason to lose a mail. */
export async function askModel(
  settings: Settings,
  request: OpenAI.ChatCompletionCreateParamsNonStreaming,
  timeoutMs = TIMEOUT_MS,
): Promise<ModelAnswer> {
  const client = new OpenAI({
    apiKey: settings.OPENAI_API_KEY,
    ...(settings.OPENAI_BASE_URL && { baseURL: settings.OPENAI_BASE_URL }),
    timeout: timeoutMs,
    // The queue tries again, later, and counts.
    maxRetries: 0,
  });
  try {
    // The client's own time-out ends with the header; a body that never ends has to be given up too.
    const signal = AbortSignal.timeout(timeoutMs);
    const { choices } = await client.chat.completions.create(request, { signal });
    const choice = choices?.[0];
    if (choice?.message?.refusal) return { failure: 'refused', again: false };
    if (choice?.finish_reason === 'length') return { failure: 'cut off', again: false };
    const content = choice?.message?.content;
    return content ? { content } : { failure: 'empty', again: false };
  } catch (error) {
    return toFailure(error);
  }
}

function toFailure(error: unknown): ModelAnswer {
  if (error instanceof OpenAI.APIConnectionTimeoutError || error instanceof OpenAI.APIUserAbortError) {
    return { failure: 'no answer in time', again: true };
  }
  if (error instanceof OpenAI.APIConnectionError) return { failure: 'not reached', again: true };
  if (error instanceof OpenAI.APIError) {
    const status = error.status ?? 0;
    return {
      failure: `status ${status}`,
      again: status === 408 || status === 409 || status === 429 || status >= 500,
    };
  }
  // Not JSON at all, or a shape that is nobody's.
  return { failure: 'not understood', again: false };
}
