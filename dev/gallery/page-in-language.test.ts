import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { toPageInLanguage } from './page-in-language.ts';

/** Words that an element may be found by in German. */
function find(options: { name: string | RegExp; exact?: boolean }): (words: string) => boolean {
  let found: RegExp | undefined;
  const locator = {
    first: () => locator,
    getByRole: (_role: string, given: { name: RegExp }) => look(given),
  };
  const look = ({ name }: { name: RegExp }) => {
    found = name;
    return locator;
  };
  toPageInLanguage(locator as unknown as Page, 'de')
    .getByRole('button', options)
    .first();
  return (words) => found?.test(words) ?? false;
}

it('finds what a script names in English', () => {
  const cancel = find({ name: 'Cancel', exact: true });
  expect([cancel('Abbrechen'), cancel('Nicht abbrechen')]).toEqual([true, false]);
  const edit = find({ name: 'Edit Dinner' });
  expect([edit('Dinner bearbeiten'), edit('Brunch bearbeiten')]).toEqual([true, false]);
  expect(find({ name: /^Change \d/ })('3 ändern')).toBe(true);
  expect(find({ name: 'Title *' })('Titel *')).toBe(true);
  expect(find({ name: 'Boat trip' })('Boat trip')).toBe(true);
  expect(find({ name: 'Change time zone' })('Zeitzone ändern')).toBe(true);
  expect(find({ name: "Copy the itinerary's address" })('Kopieren Adresse des Plans')).toBe(true);
});
