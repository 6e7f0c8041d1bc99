import { readdirSync, readFileSync } from 'node:fs';
import { defineEmulator, type EmulatorDefinition } from 'emulate';
import { z } from 'zod';
import { FAULTS, failCall, type ModelReply, type SimulatedFailure, speak } from './faults.ts';

type Order = { how: SimulatedFailure; times: number };
export type ModelState = {
  /** Answers given to tests' own mails, by content hash; beside those in `answers/`. */
  answers: Record<string, ModelReply>;
  orders: Order[];
  calls: number;
  /** The last request, for tests that read it. */
  last: unknown;
};

const answer = z.strictObject({ mailKind: z.string(), events: z.array(z.record(z.string(), z.unknown())) });
const orders = z
  .strictObject({
    calm: z.literal(true),
    failNext: z.union([
      z.enum(FAULTS),
      z.strictObject({ how: z.enum(FAULTS), times: z.int().min(1).max(1_000) }),
    ]),
    record: z.strictObject({ hash: z.string().regex(/^[0-9a-f]{64}$/), answer }),
  })
  .partial();

const FOLDER = new URL('./answers/', import.meta.url);

/** The recorded answers, by the content hash of the mail; what has none is told to hold no booking. */
function readRecorded(): Record<string, ModelReply> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((name) => {
      const { hash, answer } = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));
      return [hash, answer];
    }),
  );
}

const UNKNOWN: ModelReply = { mailKind: 'other', events: [] };

/** A server that speaks as much of OpenAI's API as we use. Start it with `createEmulator`. */
export function defineModelEmulator({ apiKey }: { apiKey: string }): EmulatorDefinition<ModelState> {
  const recorded = readRecorded();
  return defineEmulator({
    name: 'model-stand-in',
    stateVersion: 1,
    state: (): ModelState => ({ answers: {}, orders: [], calls: 0, last: null }),
    cors: false,
    setup({ app, state, signal }) {
      app.post('/v1/chat/completions', async (c) => {
        if (c.req.header('authorization') !== `Bearer ${apiKey}`) {
          return Response.json({ error: INVALID_KEY }, { status: 401 });
        }
        const request = (await c.req.json()) as { model: string; messages: { content: string }[] };
        state.calls++;
        state.last = request;
        const failure = takeFailure(state);
        const failed = failure && (await failCall(failure, signal));
        if (failed) return failed;
        const mail = request.messages.at(-1)?.content ?? '';
        const hash = /^<mail-([0-9a-f]{64})>/.exec(mail)?.[1] ?? '';
        const right = state.answers[hash] ?? recorded[hash] ?? UNKNOWN;
        return Response.json(toCompletion(request.model, speak(failure, right, mail)));
      });
      const show = () => Response.json({ calls: state.calls, orders: state.orders, last: state.last });
      app.get('/_control', show);
      app.post('/_control', async (c) => {
        // A web page can send this type only after a preflight request, which is not answered.
        if (c.req.header('content-type')?.split(';')[0] !== 'application/json') {
          return Response.json({ error: 'Send JSON.' }, { status: 415 });
        }
        const { success, data, error } = orders.safeParse(await c.req.json().catch(() => undefined));
        if (!success) return Response.json({ error: z.prettifyError(error) }, { status: 400 });
        applyControl(state, data);
        return show();
      });
    },
  });
}

const INVALID_KEY = {
  message: 'Incorrect API key provided.',
  type: 'invalid_request_error',
  code: 'invalid_api_key',
};

/** The failure ordered for this call, if any. */
function takeFailure(state: ModelState): SimulatedFailure | undefined {
  const order = state.orders.find(({ times }) => times > 0);
  if (order) order.times--;
  state.orders = state.orders.filter(({ times }) => times > 0);
  return order?.how;
}

function applyControl(state: ModelState, { calm, failNext, record }: z.infer<typeof orders>) {
  if (calm) state.orders = [];
  if (failNext) state.orders.push(typeof failNext === 'string' ? { how: failNext, times: 1 } : failNext);
  if (record) state.answers[record.hash] = record.answer;
}

function toCompletion(model: string, { content, refusal = undefined, finish }: ReturnType<typeof speak>) {
  return {
    id: `chatcmpl-${crypto.randomUUID()}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: refusal ?? null },
        finish_reason: finish,
        logprobs: null,
      },
    ],
    usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
  };
}
