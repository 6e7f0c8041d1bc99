import OpenAI from 'openai';
import type { Settings } from './settings.ts';

/** `isTemporary`: another call may succeed. */
export type ModelAnswer = { content: string } | { failure: string; isTemporary: boolean };

const TIMEOUT_MS = 30_000;

/** Supports strict schemas and a temperature, and costs about 0.1 cents per email. */
const DEFAULT_MODEL = 'gpt-4.1-mini';

/** The name of the configured model, or undefined without an API key. */
export function findModel({ OPENAI_API_KEY, OPENAI_MODEL }: Settings): string | undefined {
  return OPENAI_API_KEY ? (OPENAI_MODEL ?? DEFAULT_MODEL) : undefined;
}

/** Sends one request without retries. Never throws. */
export async function askModel(
  settings: Settings,
  request: OpenAI.ChatCompletionCreateParamsNonStreaming,
  timeoutMs = TIMEOUT_MS,
): Promise<ModelAnswer> {
  const client = new OpenAI({
    apiKey: settings.OPENAI_API_KEY,
    ...(settings.OPENAI_BASE_URL && { baseURL: settings.OPENAI_BASE_URL }),
    timeout: timeoutMs,
    // The queue retries, and every call counts against the budget.
    maxRetries: 0,
  });
  try {
    // The client's timeout only covers the headers; this one covers the body too.
    const signal = AbortSignal.timeout(timeoutMs);
    const { choices } = await client.chat.completions.create(request, { signal });
    const choice = choices?.[0];
    if (choice?.message?.refusal) return { failure: 'refused', isTemporary: false };
    if (choice?.finish_reason === 'length') return { failure: 'truncated', isTemporary: false };
    const content = choice?.message?.content;
    return content ? { content } : { failure: 'empty', isTemporary: false };
  } catch (error) {
    return toFailure(error);
  }
}

function toFailure(error: unknown): ModelAnswer {
  if (error instanceof OpenAI.APIConnectionTimeoutError || error instanceof OpenAI.APIUserAbortError) {
    return { failure: 'timeout', isTemporary: true };
  }
  if (error instanceof OpenAI.APIConnectionError) return { failure: 'connection failed', isTemporary: true };
  if (error instanceof OpenAI.APIError) {
    const status = error.status ?? 0;
    return {
      failure: `status ${status}`,
      isTemporary: status === 408 || status === 409 || status === 429 || status >= 500,
    };
  }
  return { failure: 'invalid response', isTemporary: false };
}
