import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inLanguage } from '../../../worker/messages/in-language.ts';
import { OrderSummary } from './order-summary.tsx';

it('states product and price in German', () => {
  const html = inLanguage({ language: 'de', locale: 'de-DE' }, () =>
    renderToStaticMarkup(<OrderSummary name="Lago" price={150} added={9} />),
  );
  expect(html).toContain('Plan mit Full Access');
  expect(html).toContain('einmalig, kein Abo');
  expect(html).toContain('Deine 9 Termine kommen dazu, sobald du bezahlt hast.');
  expect(html.replaceAll('\u00a0', ' ')).toContain('1,50 $');
});
