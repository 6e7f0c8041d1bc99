import { expect, it } from 'vitest';
import { renderNoticePage } from './notice-page.ts';

it('says whose page it is, in the font of the product', () => {
  const html = renderNoticePage({ title: 'Keep it', text: 'Nothing is deleted.' }, 'n0nce');
  expect(html).toContain(
    '<header><a href="/"><img src="/icons/mark.svg" alt="" width="28" height="28">Foldout</a>',
  );
  expect(html).toContain('url("/fonts/young-serif.woff2")');
  expect(html).toContain('<h1>Keep it</h1>');
});
