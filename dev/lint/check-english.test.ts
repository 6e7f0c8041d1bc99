import { expect, it } from 'vitest';
import { checkEnglish } from './check-english.ts';
import { parseModule } from './parse-module.ts';

const check = (text: string, path = 'web/features/itinerary/a.tsx') =>
  checkEnglish(parseModule(path, text)).map((line) => line.split(': ')[1]);

it.each([
  ['<p>planted</p>', 'planted'],
  ['<input aria-label="Planted" />', 'Planted'],
  ["showToast({ title: 'Planted words' })", 'Planted words'],
  ["isOpen ? 'Planted!' : ''", 'Planted!'],
  ['`$' + '{taken} of $' + '{places}`', 'of'],
  ['`Planted $' + '{name}`', 'Planted'],
])('finds English on a guest’s screen: %s', (text, found) => {
  expect(check(`export const render = () => (${text});`)).toEqual([found]);
});

it('leaves out messages, classes, names, types and errors for developers', () => {
  expect(
    check(`
      type Kind = 'Some Kind';
      export const A = () => <p className="flex Or grid" title={t('more')}>Foldout {t('less')}</p>;
      const fail = () => { throw new Error('Not for people.'); };
      console.warn('Not for people.', fail);
    `),
  ).toEqual([]);
});

it('leaves out hosts’ screens, and tests', () => {
  expect(check('<p>planted</p>', 'web/pages/a.tsx')).toEqual([]);
  expect(check('<p>planted</p>', 'web/features/itinerary/a.test.tsx')).toEqual([]);
});
