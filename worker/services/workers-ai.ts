import type { ModelReply, ModelRequestBody } from './model.ts';

/** Codes of errors that another call may not have: timeout, aborted, out of capacity (Workers AI, Errors). */
const TEMPORARY = new Set(['3007', '3008', '3040']);

/** Runs one chat completion through the AI binding. Never throws. */
export async function askWorkersAi(
  ai: Ai | undefined,
  { model, ...inputs }: ModelRequestBody,
  timeoutMs: number,
): Promise<ModelReply> {
  if (!ai) return { failure: 'no AI binding', isTemporary: false };
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<ModelReply>((resolve) => {
    timer = setTimeout(() => {
      resolve({ failure: 'timeout', isTemporary: true });
      controller.abort();
    }, timeoutMs);
  });
  const answer = ai.run<string>(model, inputs, { signal: controller.signal }).then(
    (output): ModelReply => ({ output }),
    (error: unknown) => toFailure(error),
  );
  const reply = await Promise.race([timeout, answer]);
  clearTimeout(timer);
  return reply;
}

/** The binding's errors begin with Cloudflare's code: `3040: Capacity temporarily exceeded`. */
function toFailure(error: unknown): ModelReply {
  const message = error instanceof Error ? error.message : '';
  const code = /(?:^|\D)(\d{4}): /.exec(message)?.[1];
  if (code) return { failure: `code ${code}`, isTemporary: TEMPORARY.has(code) };
  // JSON Mode says so if the model could not keep to the schema.
  if (message.includes('JSON Mode')) return { failure: 'JSON Mode failed', isTemporary: false };
  return { failure: 'inference failed', isTemporary: true };
}
