import { describe, expect, it } from 'vitest';
import { unlinkText, withoutAddress } from './address-like.ts';

describe('withoutAddress', () => {
  it.each([
    'evil.example',
    'Dinner at www.evil.example',
    'evil。com',
    'evil．com',
    'evil｡com',
    'evil․com',
    'ｅｖｉｌ．ｃｏｍ',
    'evil.\u200bcom',
    'ev\u00adil.c\u2060om',
    'write to ada@evil.example',
    'https：//evil',
    'http://localhost',
    'see 192.0.2.7/login',
    'пример.рф',
    '例え。テスト',
  ])('leaves %j out', (text) => {
    expect(withoutAddress(text)).toBeUndefined();
  });

  it.each([
    'Dr. Lee turns 40.5, hooray...',
    'Lisbon 2027',
    'Trip: all@work',
    'J.R. & St. Mary',
    '東京の旅。',
  ])('keeps %j', (text) => {
    expect(withoutAddress(text)).toBe(text);
  });
});

it.each([
  ['see http://evil.example', 'see http:\u200b/\u200b/\u200bevil.\u200bexample'],
  ['evil。com', 'evil。\u200bcom'],
  ['evil．com', 'evil．\u200bcom'],
  ['The end. Really.', 'The end. Really.'],
])('keeps email clients from linking %j', (text, unlinked) => {
  expect(unlinkText(text)).toBe(unlinked);
});
