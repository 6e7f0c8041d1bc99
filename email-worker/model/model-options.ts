/** Request options that differ between models, by the beginning of their names. The first match counts. */
const OPTIONS: { models: RegExp; options: (tokens: number) => object }[] = [
  // They reject a temperature and think at length by default, which ends in a cut-off answer.
  {
    models: /^(?:gpt-5|o\d)/,
    options: (tokens) => ({ max_completion_tokens: tokens, reasoning_effort: 'low' }),
  },
  {
    models: /^gpt-/,
    options: (tokens) => ({ max_completion_tokens: tokens, temperature: 0 }),
  },
  // Open models behind Workers AI, vLLM and the like: an older token field, and a switch for thinking.
  {
    models: /qwen|glm|deepseek|kimi|hermes|granite/i,
    options: (tokens) => ({
      max_tokens: tokens,
      temperature: 0,
      chat_template_kwargs: { enable_thinking: false, thinking: false },
    }),
  },
  { models: /^@cf\/|llama|mistral|gemma/i, options: (tokens) => ({ max_tokens: tokens, temperature: 0 }) },
];

/** How a model is asked for at most this many tokens, with thinking turned off or down. */
export function findModelOptions(model: string, tokens: number): object {
  const found = OPTIONS.find(({ models }) => models.test(model));
  return found?.options(tokens) ?? { max_completion_tokens: tokens, temperature: 0 };
}
