import { readdirSync, readFileSync } from 'node:fs';
import { defineEmulator, type EmulatorDefinition } from 'emulate';
import { z } from 'zod';
import { readControl } from '../read-control.ts';
import {
  type CompletionRequest,
  findRefusedOption,
  isCutOff,
  respondBindingError,
  respondOpenAiError,
  toBindingOutput,
  toChatCompletion,
} from './dialects.ts';
import {
  createModelMessage,
  type ErrorStyle,
  failModelCall,
  MODEL_FAILURES,
  type ModelMessage,
  type RecordedAnswer,
  type SimulatedModelFailure,
} from './failures.ts';

export type ModelState = {
  /** Answers that tests recorded, by content hash of the email. */
  answers: Record<string, RecordedAnswer>;
  failures: { how: SimulatedModelFailure; times: number }[];
  calls: number;
  /** Body of the last request. */
  last: unknown;
};

const reply = z.strictObject({
  emailKind: z.string().default('other'),
  events: z.array(z.record(z.string(), z.unknown())),
});
const controlBody = z
  .strictObject({
    calm: z.literal(true),
    failNext: z.union([
      z.enum(MODEL_FAILURES).transform((how) => ({ how, times: 1 })),
      z.strictObject({ how: z.enum(MODEL_FAILURES), times: z.int().min(1).max(1_000) }),
    ]),
    record: z.strictObject({ hash: z.string().regex(/^[0-9a-f]{64}$/), answer: reply }),
  })
  .partial();

const ANSWERS = new URL('./answers/', import.meta.url);

/** The answers in `answers/`, by content hash of the email. */
function readRecordedAnswers(): Record<string, RecordedAnswer> {
  const files = readdirSync(ANSWERS).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((name) => {
      const { hash, answer } = JSON.parse(readFileSync(new URL(name, ANSWERS), 'utf8'));
      return [hash, answer];
    }),
  );
}

/** The emulator cannot read: it declines emails without a recorded answer, and the product's rules read them. */
const UNKNOWN_EMAIL: ModelMessage = { content: null, refusal: 'No answer was recorded.', finish: 'stop' };

const NO_BOOKING: RecordedAnswer = { emailKind: 'other', events: [] };

/**
 * A server with the parts of OpenAI's and Cloudflare's APIs that the product uses. Start it with `createEmulator`.
 */
export function defineModelEmulator({ apiKey }: { apiKey: string }): EmulatorDefinition<ModelState> {
  const recorded = readRecordedAnswers();
  return defineEmulator({
    name: 'model-emulator',
    stateVersion: 1,
    state: (): ModelState => ({ answers: {}, failures: [], calls: 0, last: null }),
    cors: false,
    setup({ app, state, signal }) {
      const answer = (model: string, body: CompletionRequest, respond: ErrorStyle) =>
        answerRequest({ state, recorded, signal }, model, body, respond);
      app.post('/v1/chat/completions', async (c) => {
        if (c.req.header('authorization') !== `Bearer ${apiKey}`) {
          return Response.json({ error: INVALID_KEY }, { status: 401 });
        }
        const body = (await c.req.json()) as CompletionRequest;
        const message = await answer(body.model ?? '', body, respondOpenAiError);
        return message instanceof Response ? message : Response.json(toChatCompletion(body, message));
      });
      // What the AI binding calls (workerd, ai-api.ts).
      app.post('/run', async (c) => {
        const model = c.req.header('cf-consn-model-id') ?? '';
        const { inputs } = (await c.req.json()) as { inputs: CompletionRequest };
        const message = await answer(model, inputs, respondBindingError);
        return message instanceof Response ? message : Response.json(toBindingOutput(model, inputs, message));
      });
      const render = () => Response.json({ calls: state.calls, failures: state.failures, last: state.last });
      app.get('/_control', render);
      app.post('/_control', async (c) => {
        const { data, refused } = await readControl(c.req.raw, controlBody);
        if (refused) return refused;
        if (data.calm) state.failures = [];
        if (data.failNext) state.failures.push(data.failNext);
        if (data.record) state.answers[data.record.hash] = data.record.answer;
        return render();
      });
    },
  });
}

type Emulation = { state: ModelState; recorded: Record<string, RecordedAnswer>; signal: AbortSignal };

/** Resolves with the model's message, or a response that reports an error. */
async function answerRequest(
  { state, recorded, signal }: Emulation,
  model: string,
  body: CompletionRequest,
  respond: ErrorStyle,
): Promise<ModelMessage | Response> {
  state.calls++;
  state.last = body;
  const refused = findRefusedOption(model, body);
  if (refused) return respond(400, { code: 5004, ...refused });
  const failure = takeModelFailure(state);
  const failed = failure && (await failModelCall(failure, respond, signal));
  if (failed) return failed;
  const email = body.messages.at(-1)?.content ?? '';
  const hash = /^<(?:email|plan)-([0-9a-f]{64})>/.exec(email)?.[1] ?? '';
  const found = state.answers[hash] ?? recorded[hash];
  if (!found && !failure) return UNKNOWN_EMAIL;
  return createModelMessage(isCutOff(model, body) ? 'truncated' : failure, found ?? NO_BOOKING, email);
}

const INVALID_KEY = {
  message: 'Incorrect API key provided.',
  type: 'invalid_request_error',
  code: 'invalid_api_key',
};

/** Uses up one simulated failure, if any. */
function takeModelFailure(state: ModelState): SimulatedModelFailure | undefined {
  const [failure] = state.failures;
  if (failure) failure.times--;
  state.failures = state.failures.filter(({ times }) => times > 0);
  return failure?.how;
}
