import { z } from '../../worker/contract/zod.ts';

/** The text or object that a model answered with, or why there is none. */
export type Completion = { content: string | object } | { failure: 'refused' | 'truncated' | 'empty' };

const content = z.union([z.string(), z.record(z.string(), z.unknown())]).nullish();
/** OpenAI nests a call in `function`; older Workers AI models do not. */
const toolCalls = z
  .array(z.object({ function: z.object({ arguments: content }).optional(), arguments: content }))
  .nullish()
  .catch(null);

const chatCompletion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content, refusal: z.string().nullish(), tool_calls: toolCalls }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
});
const textGeneration = z.object({ response: content, tool_calls: toolCalls });
const response = z.object({
  output: z.array(z.object({ content: z.array(z.object({ text: z.string().optional() })).nullish() })),
});

/**
 * Reads what a model returned in any of the known shapes: OpenAI's chat completions and responses, and those of Workers
 * AI, where JSON Mode answers with an object and some models with a bare string.
 */
export function readCompletion(output: unknown): Completion {
  if (typeof output === 'string') return toCompletion(output);
  const chat = chatCompletion.safeParse(output);
  if (chat.success) return readChoice(chat.data.choices[0]);
  const generated = textGeneration.safeParse(output);
  if (generated.success && (generated.data.response ?? generated.data.tool_calls)) {
    return toCompletion(generated.data.response || readToolCall(generated.data.tool_calls));
  }
  const { data } = response.safeParse(output);
  return toCompletion(
    data?.output.flatMap((item) => item.content?.map(({ text }) => text ?? '') ?? []).join(''),
  );
}

function readChoice(choice: z.output<typeof chatCompletion>['choices'][number] | undefined): Completion {
  const { message, finish_reason: finish } = choice ?? {};
  if (message?.refusal || finish === 'content_filter') return { failure: 'refused' };
  if (finish === 'length') return { failure: 'truncated' };
  return toCompletion(readToolCall(message?.tool_calls) ?? message?.content);
}

const readToolCall = (calls: z.output<typeof toolCalls>) =>
  calls?.[0]?.function?.arguments ?? calls?.[0]?.arguments;

const toCompletion = (found: string | object | null | undefined): Completion =>
  found ? { content: found } : { failure: 'empty' };
