import { expect, it } from 'vitest';
import { findModelOptions } from './model-options.ts';

it.each([
  ['gpt-4.1-mini', { max_completion_tokens: 9, temperature: 0 }],
  ['gpt-5-mini', { max_completion_tokens: 9, reasoning_effort: 'low' }],
  ['@cf/meta/llama-3.3-70b', { max_tokens: 9, temperature: 0 }],
  ['something-new', { max_completion_tokens: 9, temperature: 0 }],
])('asks %s with its own options', (model, options) => {
  expect(findModelOptions(model, 9)).toEqual(options);
});

it('turns thinking off for models that think by default', () => {
  expect(findModelOptions('@cf/qwen/qwen3-30b', 9)).toMatchObject({
    chat_template_kwargs: { enable_thinking: false },
  });
});
