import { toLanguageScript } from '../../dev/gallery/language-screens.ts';
import { toLanguageStates } from '../../dev/gallery/language-states.ts';
import { LANGUAGE_CODES, READER_LANGUAGES } from '../../worker/messages/languages.ts';
import { findEnglish, plantEnglish } from './find-english.ts';
import { expect, findViolations, test } from './fixtures.ts';

/** In the itineraries of the scripts. */
const HOSTS = [
  ...[
    'Sofia & Marco',
    'Lake house weekend',
    'Lake Como',
    'Rome',
    'Ann Bowen',
    'Ben',
    'Mia',
    'Ann',
    'Cleo',
    'Dan',
  ],
  ...[
    'Brunch',
    'Lunch on the terrace',
    'Boat to the island',
    'Dinner',
    'Walk',
    'Concert',
    'Swim',
    'Breakfast',
  ],
  ...['1 Main Street, Springfield', 'Bring your own spoon.', 'Dress up a little', 'Elsewhere'],
  ...['Anything you do not eat?', 'Rides to the lake', 'Car of Ann', 'Car of Mia', 'Boat ticket'],
  ...['Is there parking?', 'Behind the house.'],
  // In the choice of a language.
  ...LANGUAGE_CODES.map((code) => READER_LANGUAGES[code].name),
];
/** Paper has its own layout, and hosts' screens are in English and German. */
const OTHERS = ['large-text', 'print', 'more-admin'];

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

/** Without Latin letters, so that a text is seen that is no message. A test of the catalogs finds such words in messages. */
const LANGUAGE = 'ar';

for (const [part, script] of [
  ['screens', toLanguageScript(LANGUAGE)],
  ['states', toLanguageStates(LANGUAGE)],
] as const) {
  test(`guests' ${part} in ${LANGUAGE}`, async ({ page }) => {
    test.slow();
    await script(page, async (screen) => {
      if (OTHERS.includes(screen)) return;
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE);
      await expect(page.locator('html')).toHaveAttribute('dir', READER_LANGUAGES[LANGUAGE].direction);
      expect.soft(await findEnglish(page, HOSTS), `English: ${screen}`).toEqual([]);
      expect.soft(await plantEnglish(page, HOSTS), screen).toEqual(['Planted words', 'Planted label']);
      expect.soft(await findViolations(page), `axe: ${screen}`).toEqual([]);
    });
  });
}
