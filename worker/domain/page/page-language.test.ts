import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../messages/languages.ts';
import { listUntranslated, translateNoScript, translatePrerendered } from './page-language.ts';

const translate = (template: string) => translatePrerendered(template, { language: 'de', locale: 'de-DE' });

it('translates texts and attributes that are a message, as React writes them, and nothing else', () => {
  expect(translate('<h1>We can&#x27;t find that itinerary</h1><p>Now</p><p>Know</p>')).toBe(
    '<h1>Diesen Plan finden wir nicht</h1><p>Jetzt</p><p>Know</p>',
  );
  expect(translate('<input placeholder="Access Code" value="Access Code">')).toBe(
    '<input placeholder="Zugangscode" value="Access Code">',
  );
});

it('translates sentences around a name', () => {
  expect(translate('<h1>Join <bdi>{{name}}</bdi></h1>')).toBe('<h1>Komm zu <bdi>{{name}}</bdi></h1>');
  expect(translate('<p><bdi>{{ownerName}}</bdi> shared the itinerary with you.</p>')).toBe(
    '<p><bdi>{{ownerName}}</bdi> hat den Plan mit dir geteilt.</p>',
  );
  expect(translate('<h2>Meet <bdi>{{name}}</bdi></h2>')).toBe('<h2>Meet <bdi>{{name}}</bdi></h2>');
});

it('translates a number with the plural of the language', () => {
  const hint = '<p>6 characters, from your host</p>';
  expect(translate(hint)).toBe('<p>6 Zeichen, von deinem Gastgeber</p>');
  expect(translatePrerendered(hint, { language: 'pl', locale: 'pl-PL' })).toBe(
    '<p>6 znaków od organizatora</p>',
  );
});

it.each(LANGUAGE_CODES.filter((code) => code !== 'en'))('finds English that is left in %s', (language) => {
  const page = '<h1>Join <bdi>{{name}}</bdi></h1><p>6 characters, from your host</p><a>Foldout</a>';
  expect(listUntranslated(`${page}<p>Planted words</p>`, { language, locale: language })).toEqual([
    'Planted words',
  ]);
});

it('says in the language of the reader that the app needs JavaScript', () => {
  const shell =
    '<noscript>Foldout needs JavaScript. Please turn it on and reload the page.</noscript><script></script>';
  expect(translateNoScript(shell, { language: 'en', locale: 'en-US' })).toBe(shell);
  expect(translateNoScript(shell, { language: 'he', locale: 'he-IL' })).toBe(
    '<noscript>Foldout צריך JavaScript. יש להפעיל אותו ולטעון את הדף מחדש.</noscript><script></script>',
  );
});
