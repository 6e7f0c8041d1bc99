import { expect, it } from 'vitest';
import { renderOfflinePage } from './offline-page.ts';

const SHELL =
  '<!doctype html><html lang="en" data-messages="/assets/m/en"><head><title>Foldout</title></head><body><div id="root"></div></body></html>';

it('embeds the copy like the server does and adds its date', () => {
  const copy = {
    json: '{"title":"</script>$&"}',
    asOf: '2027-06-12T14:05:00.000Z',
    reader: { language: 'ar', locale: 'ar-EG' } as const,
  };
  const page = renderOfflinePage(SHELL, 'DEM0TR1P', copy);
  expect(page).toContain(
    '<html data-as-of="2027-06-12T14:05:00.000Z" lang="ar" dir="rtl" data-locale="ar-EG" data-messages="/assets/m/ar">',
  );
  expect(page).toContain('<title>Foldout</title>');
  const [, text = ''] = /id="itinerary\/DEM0TR1P">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(text)).toEqual({ title: '</script>$&' });
});
