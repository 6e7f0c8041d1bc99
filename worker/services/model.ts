import { askOpenAi } from './openai.ts';
import type { Settings } from './settings.ts';
import { askWorkersAi } from './workers-ai.ts';

/** Body of a chat completion. */
export type ModelRequestBody = { model: string; messages: object[]; [option: string]: unknown };

/** What a model returned, or why it did not. `isTemporary`: another call may succeed, after `retryAfter` seconds. */
export type ModelReply = { output: unknown } | ModelCallFailure;
export type ModelCallFailure = { failure: string; isTemporary: boolean; retryAfter?: number };

/** A configured model. `ask` sends one request without retries and never throws. */
export interface Model {
  name: string;
  ask: (request: ModelRequestBody, timeoutMs?: number) => Promise<ModelReply>;
}

const TIMEOUT_MS = 30_000;

/**
 * The configured model: WORKERS_AI_MODEL through the Worker's AI binding, or else OPENAI_MODEL on a server with OpenAI's
 * API, if there is a key. Undefined without both.
 */
export function findModel(ai: Ai | undefined, settings: Settings, defaultModel: string): Model | undefined {
  const { WORKERS_AI_MODEL, OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = settings;
  if (WORKERS_AI_MODEL) {
    const ask: Model['ask'] = (request, timeoutMs = TIMEOUT_MS) => askWorkersAi(ai, request, timeoutMs);
    return { name: WORKERS_AI_MODEL, ask };
  }
  if (!OPENAI_API_KEY) return undefined;
  const server = { apiKey: OPENAI_API_KEY, baseURL: OPENAI_BASE_URL };
  return {
    name: OPENAI_MODEL ?? defaultModel,
    ask: (request, timeoutMs = TIMEOUT_MS) => askOpenAi(server, request, timeoutMs),
  };
}
