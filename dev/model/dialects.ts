import type { ErrorStyle, ModelMessage } from './failures.ts';

/** What a request contains of interest to the emulator. */
export type CompletionRequest = {
  model?: string;
  messages: { content: string }[];
  temperature?: number;
  max_tokens?: number;
  max_completion_tokens?: number;
  reasoning_effort?: string;
  chat_template_kwargs?: { enable_thinking?: boolean };
  response_format?: { type: string; json_schema?: { type?: string; schema?: object; strict?: boolean } };
  tools?: { function: { name: string } }[];
};

/** What keeps a request from being answered correctly, by what the documentation of its model says. */
type Objection = { param: string; message: string };

const isOpenAiModel = (model: string) => /^gpt-[56]/.test(model);

/** The option that the API refuses, if any. Models of other names accept everything. */
export function findRefusedOption(model: string, body: CompletionRequest): Objection | undefined {
  const refuse = (param: string): Objection => ({ param, message: `Unsupported parameter: '${param}'.` });
  if (isOpenAiModel(model)) return refuseForOpenAi(body, refuse);
  if (model.includes('gpt-oss') && body.reasoning_effort === 'none') return refuse('reasoning_effort');
  if (model.includes('llama') && body.chat_template_kwargs) return refuse('chat_template_kwargs');
  return undefined;
}

function refuseForOpenAi(
  body: CompletionRequest,
  refuse: (param: string) => Objection,
): Objection | undefined {
  if (body.temperature !== undefined && body.temperature !== 1) return refuse('temperature');
  if (body.max_tokens !== undefined) return refuse('max_tokens');
  if (body.chat_template_kwargs) return refuse('chat_template_kwargs');
  if (body.tools && body.reasoning_effort !== 'none') return refuse('reasoning_effort');
  const schema = body.response_format?.json_schema;
  if (body.response_format?.type === 'json_schema' && !schema?.schema) return refuse('response_format');
  return undefined;
}

/**
 * Whether the answer does not fit, because reasoning uses up its tokens or the default of Workers AI is 256.
 */
export function isCutOff(model: string, body: CompletionRequest): boolean {
  const isReasoning = model.includes('gemma-4')
    ? body.chat_template_kwargs?.enable_thinking !== false
    : isOpenAiModel(model) && body.reasoning_effort !== 'none';
  const hasLimit = body.max_tokens !== undefined || body.max_completion_tokens !== undefined;
  return isReasoning || (model.startsWith('@cf/') && !hasLimit);
}

/** A chat completion of OpenAI, or of a Workers AI model that has its form. */
export function toChatCompletion(body: CompletionRequest, { content, refusal, finish }: ModelMessage) {
  const tool = body.tools?.[0]?.function.name;
  const call = { id: 'call_1', type: 'function', function: { name: tool, arguments: content } };
  const message =
    tool && content ? { content: null, tool_calls: [call] } : { content: toText(body, content) };
  return {
    id: `chatcmpl-${crypto.randomUUID()}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: body.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', ...message, refusal: refusal ?? null },
        finish_reason: finish === 'stop' && tool ? 'tool_calls' : finish,
        logprobs: null,
      },
    ],
    usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
  };
}

/** Without a form for the answer, models put JSON into a code block. */
const toText = ({ response_format }: CompletionRequest, content: string | null) =>
  content && !response_format ? `Here you are:\n\`\`\`json\n${content}\n\`\`\`` : content;

/** What the AI binding resolves with: the forms differ between models. */
export function toBindingOutput(model: string, body: CompletionRequest, message: ModelMessage): unknown {
  if (!model.includes('llama')) return toChatCompletion({ ...body, model }, message);
  const { content } = message;
  if (body.tools) return { response: null, tool_calls: [{ name: 'x', arguments: tryParse(content ?? '') }] };
  // JSON Mode answers with an object; without it, and for anything that is not JSON, there is text.
  const isJsonMode = body.response_format?.json_schema?.type === 'object';
  return { response: isJsonMode ? tryParse(content ?? '') : content, usage: {} };
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Errors as OpenAI reports them. */
export const respondOpenAiError: ErrorStyle = (status, { message, param }) =>
  Response.json(
    { error: { message, type: status < 500 ? 'invalid_request_error' : 'server_error', param, code: null } },
    { status, headers: status === 429 && message.includes('daily') ? { 'retry-after': '120' } : {} },
  );

/** Errors as the AI binding receives them. */
export const respondBindingError: ErrorStyle = (status, { code, message }) =>
  Response.json({ internalCode: code, description: message, name: 'AiError' }, { status });
