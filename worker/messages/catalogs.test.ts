import { expect, it } from 'vitest';
import type { Areas } from './catalog.ts';
import { CATALOGS } from './catalogs.ts';
import { HOST_CATALOGS } from './hosts/catalogs.ts';
import { inLanguage } from './in-language.ts';
import { INCOMPLETE, LANGUAGE_CODES, type LanguageCode } from './languages.ts';
import { DEFAULT_READER, getReader, t } from './t.ts';

const english: Areas = CATALOGS.en;
const all = (code: LanguageCode): Areas => ({ ...CATALOGS[code], ...HOST_CATALOGS[code] });

it('has each key in one area', () => {
  const keys = Object.values(all('en')).flatMap((messages) => Object.keys(messages));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it.each(LANGUAGE_CODES)('has no empty message in %s, and no space at an end', (code) => {
  const texts = Object.values(all(code)).flatMap((messages) =>
    Object.values(messages).flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text))),
  );
  expect(texts.filter((text) => text.trim() === '' || text.trim() !== text)).toEqual([]);
});

/** Names and signs that are the same in all languages. */
const SAME =
  /Foldout|Google|Apple|Outlook|Cloudflare|Wallet|iPhone|iPad|JavaScript|\.ics|\b(?:PDF|QR|URL|ID|OK|PM)|\{\w+\}/g;

// A browser test opens guests' screens in one of them, and finds texts that are no messages.
it.each(['ar', 'he', 'ja', 'zh-Hans'] as const)('has no word in Latin letters in %s', (code) => {
  const texts = Object.values(CATALOGS[code]).flatMap((messages) => Object.values(messages));
  const words = texts.flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text)));
  expect(words.filter((text) => /[A-Za-z]{2}/.test(text.replaceAll(SAME, '')))).toEqual([]);
});

it('has one key for what hosts read in the same words in both languages', () => {
  const keys = new Map<string, string[]>();
  // The Worker has the messages of emails to owners and no others of hosts.
  const { owner: _, ...inBrowsers } = HOST_CATALOGS.en;
  for (const [area, messages] of Object.entries(inBrowsers)) {
    for (const [key, text] of Object.entries(messages)) {
      const words = JSON.stringify([text, HOST_CATALOGS.de?.[area]?.[key]]);
      keys.set(words, [...(keys.get(words) ?? []), key]);
    }
  }
  expect([...keys.values()].filter(({ length }) => length > 1)).toEqual([]);
});

it.each(INCOMPLETE)('lists %s as incomplete only while it is', (code) => {
  const lacks = Object.entries(english).some(([area, messages]) =>
    Object.keys(messages).some((key) => CATALOGS[code][area]?.[key] === undefined),
  );
  expect(lacks).toBe(true);
});

it('writes for one reader after the other, in English where a language lacks a message', () => {
  const read = () => [t('hostedBy', { name: 'Nora' }), t('peopleCount', { count: 1 })];
  expect(inLanguage({ language: 'de', locale: 'de-AT' }, read)).toEqual(['Eingeladen von Nora', '1 Person']);
  expect(read()).toEqual(['Hosted by Nora', '1 person']);
  expect(getReader()).toBe(DEFAULT_READER);
});
