import { describe, expect, it } from 'vitest';
import { canContainBookings, type MailKind } from '../../mail-kind.ts';
import type { Message } from '../../message.ts';
import { TEXT_ONLY } from '../../testing/text-only.ts';
import { classifyMessage } from './classify-message.ts';

const mail = (subject: string, text = '', address = 'mail@vendor.example'): Message => ({
  subject,
  from: { name: 'Vendor', address },
  delivery: 'direct',
  text,
  ...TEXT_ONLY,
});

describe('kind of an email', () => {
  const cases: [MailKind, string, string][] = [
    ['confirmation', 'Your reservation at Osteria is confirmed', ''],
    ['confirmation', 'Buchungsbestätigung 8KD3LM', ''],
    ['confirmation', 'Booking confirmed – free cancellation until 9 June', ''],
    ['confirmation', 'Hello', 'Thank you for your booking. Booking number: 44821'],
    ['change', 'Schedule change for your trip', ''],
    ['change', 'Flugzeitenänderung zu Ihrer Buchung', ''],
    ['cancellation', 'Cancellation confirmed - booking GA-30192', ''],
    ['cancellation', 'Ihre Buchung wurde storniert', ''],
    ['cancellation', 'Booking GA-30192', 'Your reservation has been cancelled.'],
    ['reminder', 'Reminder: check-in opens soon', ''],
    ['quote_or_hold', 'Ihr Angebot Nr. 2231', ''],
    ['quote_or_hold', 'Flight option', 'This is an option, not a booking.'],
    ['promotion', '48h sale: Boston to New Orleans from $59', ''],
    ['receipt', 'Your ride', 'Thanks for riding with us. Fare breakdown'],
    ['review_request', 'How was your stay?', ''],
    ['parcel', 'Ihr Paket kommt am Donnerstag', ''],
    ['newsletter', 'June newsletter', ''],
    ['bounce', 'Undeliverable: Fwd: your booking', ''],
    ['auto_reply', 'Automatic reply: itinerary', ''],
    ['other', 'Hello', 'See you.'],
  ];
  it.each(cases)('%s: %s', (kind, subject, text) => {
    expect(classifyMessage(mail(subject, text))).toBe(kind);
  });

  it('recognizes the senders of Gmail forwarding codes and bounces', () => {
    expect(classifyMessage(mail('x', '', 'forwarding-noreply@google.com'))).toBe('gmail_forwarding');
    expect(classifyMessage(mail('x', '', 'mailer-daemon@mx.example'))).toBe('bounce');
  });
});

it('searches bookings in confirmations, never in offers', () => {
  expect(canContainBookings('confirmation')).toBe(true);
  expect(canContainBookings('cancellation')).toBe(true);
  for (const kind of ['promotion', 'quote_or_hold', 'receipt', 'parcel', 'newsletter'] as const) {
    expect(canContainBookings(kind)).toBe(false);
  }
});

describe('a booking that failed, or an email that says it confirms nothing', () => {
  it.each([
    ['en', 'Your payment could not be processed, so your booking was NOT completed.'],
    ['en', 'Nothing to pay yet. No space has been reserved.'],
    ['de', 'Ihre Zahlung wurde leider abgelehnt. Es wurde kein Zimmer reserviert.'],
    ['fr', "Votre paiement a échoué, votre réservation n'a pas été finalisée."],
    ['es', 'El pago ha sido rechazado y su reserva no se ha completado.'],
    ['it', 'Questa email non è una conferma di prenotazione.'],
    ['nl', 'Uw betaling is mislukt, de boeking is niet voltooid.'],
    ['pt', 'O pagamento falhou e a reserva não foi concluída.'],
    ['ca', "El pagament ha fallat i la reserva no s'ha completat."],
    ['cs', 'Platba se nezdařila a rezervace nebyla dokončena.'],
    ['da', 'Betalingen mislykkedes, og bookingen blev ikke gennemført.'],
    ['no', 'Betalingen mislyktes, og bestillingen ble ikke fullført.'],
    ['sv', 'Betalningen misslyckades och bokningen kunde inte slutföras.'],
    ['fi', 'Maksu epäonnistui eikä paikkaa ole varattu.'],
    ['hu', 'A fizetés sikertelen, a foglalás nem jött létre.'],
    ['pl', 'Płatność nie powiodła się, rezerwacja nie została zakończona.'],
    ['ro', 'Plata a eșuat, rezervarea nu a fost finalizată.'],
    ['tr', 'Ödemeniz reddedildi, rezervasyonunuz tamamlanamadı.'],
    ['el', 'Η πληρωμή απέτυχε και η κράτηση δεν ολοκληρώθηκε.'],
    ['ja', 'お支払いが完了していません。ご予約は成立しておりません。'],
  ])('%s: %s', (_, text) => {
    expect(classifyMessage(mail('Booking', text))).toBe('quote_or_hold');
  });

  it.each([
    ['en', 'Your payment for order 311 did not go through, so the tickets were not issued.'],
    ['de', 'Wir haben für Sie unverbindlich vorgemerkt: Hotel Seeblick. Die Option verfällt am 3. Mai.'],
    ['fr', "Le paiement de votre commande 311 n'a pas abouti."],
    ['es', 'El pago del pedido 311 no se ha podido completar.'],
    ['it', 'Il pagamento del suo ordine 311 non è andato a buon fine.'],
    ['nl', 'Wij hebben vrijblijvend voor u gereserveerd. Uw optie vervalt op 3 mei.'],
    ['pt', 'O pagamento do pedido 311 não foi aprovado e os bilhetes não foram emitidos.'],
    ['ca', "El pagament de la comanda 311 no s'ha pogut fer."],
    ['cs', 'Objednávka zatím není zaplacena.'],
    ['da', 'Billetterne er ikke blevet udstedt.'],
    ['no', 'Billettene er ikke utstedt.'],
    ['sv', 'Din option går ut den 3 maj.'],
    ['fi', 'Tilausta ei ole vielä maksettu.'],
    ['hu', 'A rendelés még nincs kifizetve.'],
    ['pl', 'Płatność za zamówienie 311 nie powiodła się.'],
    ['ro', 'Comanda nu a fost încă plătită.'],
    ['hr', 'Ulaznice nisu izdane.'],
    ['uk', 'Замовлення ще не оплачено.'],
    ['tr', 'Siparişiniz henüz ödenmedi.'],
    ['el', 'Τα εισιτήρια δεν εκδόθηκαν.'],
    ['ar', 'لم يتم إصدار التذاكر'],
    ['ja', '未入金の予約です。チケットは発券されていません。'],
    ['ko', '아직 결제가 되지 않았습니다. 주문은 자동으로 취소됩니다.'],
    ['zh', '您的订单还未付款,订单将自动取消。'],
    ['vi', 'Đơn hàng của bạn chưa được thanh toán.'],
  ])('%s, held or not paid: %s', (_, text) => {
    expect(classifyMessage(mail('Booking 311', text))).toBe('quote_or_hold');
  });

  it.each([
    ['en', 'Not paid yet: pay at the property. Option: breakfast included.'],
    ['de', 'Zahlung vor Ort. Die Buchung wird nicht storniert. Option Frühstück inklusive.'],
    ['fr', 'Paiement sur place. Option petit déjeuner comprise.'],
    ['it', 'Pagamento in loco, non è richiesto un anticipo.'],
    ['ja', '現地でのお支払いです。'],
    ['zh', '到店付款,预订已确认。'],
  ])('%s, to be paid on site: %s', (_, text) => {
    expect(classifyMessage(mail('Booking confirmed 311', text))).toBe('confirmation');
  });

  it('is not seen where payment is only a condition', () => {
    const text =
      'Your booking is confirmed. If your payment has not been completed by 3 June, please call us.';
    expect(classifyMessage(mail('Booking confirmed', text))).toBe('confirmation');
  });
});
