import { describe, expect, it } from 'vitest';
import { chooseReader, formatReaderChoice, parseReaderChoice } from './choose-reader.ts';

const NONE = { clock: '' } as const;

describe('who reads', () => {
  it.each([
    [undefined, 'en', 'en-US'],
    ['en-GB,en;q=0.9', 'en', 'en-GB'],
    ['en', 'en', 'en-US'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de', 'de-AT'],
    ['sv-SE,sv;q=0.9,de;q=0.8', 'de', 'de-SE'],
    ['en;q=0.5, pl', 'pl', 'pl'],
    ['pt-PT', 'pt-BR', 'pt-PT'],
    ['zh-CN', 'zh-Hans', 'zh-Hans-CN'],
    ['zh-TW,ja;q=0.5', 'ja', 'ja-TW'],
    ['fr;q=0, it', 'it', 'it'],
    ['iw-IL', 'he', 'he-IL'],
    ['*, %%%, x', 'en', 'en-US'],
  ])('with %s reads %s', (header, language, locale) => {
    expect(chooseReader(NONE, header)).toEqual({ language, locale });
  });

  it('has chosen a language and a clock, with the region of the browser', () => {
    const choice = parseReaderChoice('de.24');
    expect(chooseReader(choice, 'en-US,en')).toEqual({ language: 'de', locale: 'de-US', clock: '24' });
  });

  it.each([
    [{ language: 'pl', clock: '' }, 'de', 'pl'],
    [NONE, 'de', 'ja'],
    [NONE, 'sv', 'ja'],
  ] as const)('has %s and the language of a person, with %s', (choice, header, language) => {
    const set = { person: 'ja', itinerary: 'fr' } as const;
    expect(chooseReader(choice, header, set).language).toBe(language);
  });

  it('reads the language of the itinerary if the browser states none that we have', () => {
    const set = { person: null, itinerary: 'fr' } as const;
    expect(chooseReader(NONE, 'sv', set)).toEqual({ language: 'fr', locale: 'fr' });
    expect(chooseReader(NONE, 'de', set).language).toBe('de');
  });
});

it.each(['de.24', 'zh-Hans.', '.12', '.'])('a choice survives: %s', (cookie) => {
  expect(formatReaderChoice(parseReaderChoice(cookie))).toBe(cookie);
});

it.each([undefined, '', 'xx.25', '<script>'])('ignores %s', (cookie) => {
  expect(parseReaderChoice(cookie)).toEqual(NONE);
});
