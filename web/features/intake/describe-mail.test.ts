import { expect, it } from 'vitest';
import { inLanguage } from '../../../worker/messages/in-language.ts';
import { describeMail } from './describe-mail.ts';

const SOURCES = Object.values(
  import.meta.glob<string>(
    ['../../../worker/jobs/{mail-result,save-reading}.ts', '../../../worker/serializers/received-mail.ts'],
    { query: '?raw', import: 'default', eager: true },
  ),
).join('\n');
const OWN = import.meta.glob<string>('./describe-mail.ts', { query: '?raw', import: 'default', eager: true });
const TEXTS = [...(OWN['./describe-mail.ts'] ?? '').matchAll(/^ {2}'(.+)': \(/gm)].map(([, text = '']) =>
  text.replaceAll(/#/g, '2').replace(/^2 (new event|event)(?!s)/, '1 $1'),
);

it('says in English what the server says, and the same in German', () => {
  expect(TEXTS.length).toBeGreaterThan(10);
  expect(TEXTS.map((summary) => describeMail({ summary }))).toEqual(TEXTS);
  inLanguage({ language: 'de', locale: 'de-DE' }, () => {
    expect(TEXTS.filter((summary) => describeMail({ summary }) === summary)).toEqual([]);
    expect(describeMail({ summary: '1 new event, 3 changed.' })).toBe('1 neuer Termin, 3 geändert.');
    expect(describeMail({ summary: 'Said by a newer server.' })).toBe('Said by a newer server.');
  });
});

it('knows what the server says', () => {
  const stated = TEXTS.flatMap((text) => text.split(/\d+/)).map((part) =>
    part.replace(/ (?:changed|canceled)\.$| events? $/, ''),
  );
  const words = stated.flatMap((part) => part.match(/[A-Z][^.…]+/g) ?? []);
  expect(words.filter((word) => !SOURCES.includes(word))).toEqual([]);
});
