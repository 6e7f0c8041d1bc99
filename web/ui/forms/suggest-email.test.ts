import { expect, it } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

it.each([
  ['nora@gmial.com', 'nora@gmail.com'],
  ['nora@gmail.con', 'nora@gmail.com'],
  ['nora@gmal.com', 'nora@gmail.com'],
  [' Nora.L@Gmaill.com ', 'Nora.L@gmail.com'],
  ['nora@hotmial.com', 'nora@hotmail.com'],
  ['nora@outlok.com', 'nora@outlook.com'],
  ['nora@iclould.com', 'nora@icloud.com'],
  ['nora@yaho.com', 'nora@yahoo.com'],
  ['nora@lindqvist.con', 'nora@lindqvist.com'],
])('asks about %s', (email, meant) => {
  expect(suggestEmail(email)).toBe(meant);
});

it.each([
  'nora@gmail.com',
  'nora@gmx.at',
  'nora@email.com',
  'nora@lindqvist.com',
  'nora@example.co',
  'nora@',
  'nora@gmail',
  'nora@yahoo.fr',
  'nora@uni.edu',
  '',
])('leaves %s alone', (email) => {
  expect(suggestEmail(email)).toBeUndefined();
});
