/** How a model is made to answer in the form of the schema. */
export type AnswerFormat =
  /** OpenAI's strict structured outputs. */
  | 'json_schema'
  /** Workers AI's JSON Mode: the schema itself, without a name. */
  | 'json_mode'
  /** Any JSON; the schema is part of the instructions. */
  | 'json_object'
  /** One function that must be called with the answer. */
  | 'tool';

/** What a model's request contains besides the messages. */
export interface ModelProfile {
  answerFormat: AnswerFormat;
  /** OpenAI renamed the field; older servers know only the first name. */
  tokenField: 'max_tokens' | 'max_completion_tokens';
  /** Undefined for models that reject one. */
  temperature?: 0;
  /** Turns reasoning off, or down where it cannot be turned off: its tokens count as output and are cut off. */
  reasoning?: { reasoning_effort: 'none' | 'low' } | { chat_template_kwargs: { enable_thinking: false } };
  /** Keeps OpenAI from storing the completion for its dashboard. */
  store?: false;
}

/**
 * The models whose requests and answers are tested, against an emulator of what their documentation says (dev/model).
 * docs/deploy.md links to it and says what they cost.
 */
export const MODELS = {
  'gpt-6-luna': {
    answerFormat: 'json_schema',
    tokenField: 'max_completion_tokens',
    reasoning: { reasoning_effort: 'none' },
    store: false,
  },
  'gpt-5.6-luna': {
    answerFormat: 'json_schema',
    tokenField: 'max_completion_tokens',
    reasoning: { reasoning_effort: 'none' },
    store: false,
  },
  '@cf/google/gemma-4-26b-a4b-it': {
    answerFormat: 'json_schema',
    tokenField: 'max_completion_tokens',
    temperature: 0,
    reasoning: { chat_template_kwargs: { enable_thinking: false } },
  },
  '@cf/openai/gpt-oss-120b': {
    // Its page lists function calling, and JSON Mode's page does not list it.
    answerFormat: 'tool',
    tokenField: 'max_tokens',
    reasoning: { reasoning_effort: 'low' },
  },
  '@cf/meta/llama-3.3-70b-instruct-fp8-fast': {
    answerFormat: 'json_mode',
    tokenField: 'max_tokens',
    temperature: 0,
  },
} satisfies Record<string, ModelProfile>;

/** The cheapest of OpenAI's models without an announced end (OpenAI, Deprecations, read on 2026-11-22). */
export const DEFAULT_MODEL = 'gpt-6-luna';

/** For models that nobody tested: what servers with OpenAI's API have in common. */
const UNKNOWN: ModelProfile = { answerFormat: 'json_object', tokenField: 'max_tokens' };

/** The profile of a model by its name, with or without a gateway's prefix and the date of a snapshot. */
export function findModelProfile(name: string): ModelProfile {
  const plain = name.replace(/^(?:openai|workers-ai)\//, '').replace(/-\d{4}-\d{2}-\d{2}$/, '');
  return new Map<string, ModelProfile>(Object.entries(MODELS)).get(plain) ?? UNKNOWN;
}
