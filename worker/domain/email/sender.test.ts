import { expect, it } from 'vitest';
import { parseSender } from './sender.ts';

it.each([
  ['Foldout <hello@foldout.example>', { name: 'Foldout', email: 'hello@foldout.example' }],
  ['"Foldout, Inc." <hello@foldout.example>', { name: 'Foldout, Inc.', email: 'hello@foldout.example' }],
  ['<hello@foldout.example>', { name: 'hello@foldout.example', email: 'hello@foldout.example' }],
  [' hello@foldout.example ', { name: 'hello@foldout.example', email: 'hello@foldout.example' }],
  ['Foldout', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads the sender %s', (text, sender) => {
  expect(parseSender(text)).toEqual(sender);
});
