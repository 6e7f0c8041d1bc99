import { expect, it } from 'vitest';
import { DEFAULT_MODEL, findModelProfile, MODELS } from './models.ts';

it('finds models with the prefix of a gateway and the date of a snapshot', () => {
  for (const name of ['gpt-6-luna', 'openai/gpt-6-luna', 'gpt-6-luna-2026-09-22']) {
    expect(findModelProfile(name)).toBe(MODELS['gpt-6-luna']);
  }
  const gemma = '@cf/google/gemma-4-26b-a4b-it';
  expect(findModelProfile(`workers-ai/${gemma}`)).toBe(MODELS[gemma]);
});

it.each(['gpt-6', 'gpt-6-luna-fast', 'constructor', 'some-model'])(
  'asks %s for JSON and nothing else',
  (name) => {
    expect(findModelProfile(name)).toEqual({ answerFormat: 'json_object', tokenField: 'max_tokens' });
  },
);

it('has an entry for the default', () => {
  expect(Object.keys(MODELS)).toContain(DEFAULT_MODEL);
});
