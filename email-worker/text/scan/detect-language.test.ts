import { expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';

it.each([
  ['en', 'Thank you for your booking. Your ticket is attached.'],
  ['it', 'La tua prenotazione va pagata da te, ma non subito. Grazie per la prenotazione.'],
  ['sv', 'Tack för din bokning. Du reser den 12 juni.'],
  ['ja', 'ご予約を承りました。チェックインは15時です。Hotel'],
  ['zh', '您的酒店预订已确认'],
  ['ko', '예약이 완료되었습니다'],
  ['uk', 'Дякуємо за замовлення, ваш квиток'],
  ['hr', 'Poštovani, hvala na rezervaciji. Vaša potvrda je u privitku.'],
  ['vi', 'Cảm ơn quý khách, chuyến đi của quý khách đã được xác nhận'],
  ['en', 'Dinner with 田中太郎 at our place, see you there'],
])('%s: %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language);
});
