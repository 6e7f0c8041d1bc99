/**
 * An AI binding that runs models on the emulator at `origin` (dev/model) instead of Cloudflare. Requests and errors are
 * those of the real one (workerd, ai-api.ts).
 */
export function createEmulatedAi(origin: string): Ai {
  const run = async (model: string, inputs: object, { signal }: { signal?: AbortSignal } = {}) => {
    const response = await fetch(`${origin}/run`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'cf-consn-model-id': model },
      body: JSON.stringify({ inputs }),
      signal: signal ?? null,
    });
    const text = await response.text();
    if (!response.ok) {
      const { internalCode, description } = JSON.parse(text);
      throw new Error(`${internalCode}: ${description}`);
    }
    return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  };
  return { run } as unknown as Ai;
}
