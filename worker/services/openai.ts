import OpenAI from 'openai';
import type { ModelCallFailure, ModelReply, ModelRequestBody } from './model.ts';

/** Sends one chat completion to OpenAI or a server with its API. Never throws. */
export async function askOpenAi(
  { apiKey, baseURL }: { apiKey: string; baseURL: string | undefined },
  request: ModelRequestBody,
  timeoutMs: number,
): Promise<ModelReply> {
  // The queue retries, and every call counts against the budget.
  const client = new OpenAI({
    apiKey,
    ...(baseURL && { baseURL, defaultHeaders: toGatewayHeaders(baseURL) }),
    timeout: timeoutMs,
    maxRetries: 0,
  });
  try {
    // The client's timeout only covers the headers; this one covers the body too.
    const signal = AbortSignal.timeout(timeoutMs);
    return { output: await client.post('/chat/completions', { body: request, signal }) };
  } catch (error) {
    return toFailure(error);
  }
}

function toFailure(error: unknown): ModelCallFailure {
  if (error instanceof OpenAI.APIConnectionTimeoutError || error instanceof OpenAI.APIUserAbortError) {
    return { failure: 'timeout', isTemporary: true };
  }
  if (error instanceof OpenAI.APIConnectionError) return { failure: 'connection failed', isTemporary: true };
  if (!(error instanceof OpenAI.APIError)) return { failure: 'invalid response', isTemporary: false };
  const status = error.status ?? 0;
  // Names the refused option, and nothing of what was sent.
  const option = /^[\w.]{1,40}$/.test(error.param ?? '') ? ` (${error.param})` : '';
  return {
    failure: `status ${status}${option}`,
    isTemporary: status === 408 || status === 409 || status === 429 || status >= 500,
    ...toDelay(error.headers?.get('retry-after')),
  };
}

/** Retry-After in seconds or as a date (RFC 9110, 10.2.3). */
function toDelay(header: string | null | undefined): { retryAfter?: number } {
  if (!header) return {};
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? {} : { retryAfter: Math.max(0, Math.ceil(seconds)) };
}

/** Cloudflare AI Gateway stores requests and answers in its log unless told not to. */
export function toGatewayHeaders(baseURL: string): Record<string, string> {
  const isGateway = URL.parse(baseURL)?.hostname === 'gateway.ai.cloudflare.com';
  return isGateway ? { 'cf-aig-collect-log': 'false' } : {};
}
