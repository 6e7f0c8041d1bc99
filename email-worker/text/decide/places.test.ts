import { describe, expect, it } from 'vitest';
import type { Message } from '../../message.ts';
import { readTextBookings } from './text-bookings.ts';

const read = (subject: string, name: string, text: string) =>
  readTextBookings({
    subject,
    from: { name, address: 'mail@vendor.example' },
    sentAt: new Date('2027-02-01T10:00:00Z'),
    delivery: 'direct',
    text,
    html: '',
    jsonLd: [],
    calendars: [],
    passes: [],
    pdfs: [],
  } satisfies Message);

describe('the address behind the name of the sender', () => {
  it('is the place of a stay, not the cabin', () => {
    const [stay] = read(
      'Bekreftelse 5512',
      'Lofotbris Camping',
      `Takk for bestillingen.
Bestillingsnr. 5512
Hytte 7 "Lundefugl", 4 personer
Ankomst lørdag 17. juli 2027 kl. 15.00
Avreise lørdag 24. juli 2027 kl. 10.30

Lofotbris Camping, Havneringen 55, 8380 Ramberg. Resepsjonen er åpen kl. 8-20.`,
    );
    expect(stay).toMatchObject({
      kind: 'hotel',
      name: 'Lofotbris Camping',
      place: { name: 'Lofotbris Camping' },
    });
  });

  it('is the place of a show', () => {
    const [show] = read(
      'Potwierdzenie zamówienia 58213',
      'Teatr Pod Lipami',
      `Dziękujemy za zakup biletów. Numer zamówienia: 58213
„Zimowy ogród”
sobota, 13 marca 2027
Początek o 18:00
Teatr Pod Lipami, Podwale 20-A, Wrocław
Parter, rząd 6, miejsca 11, 12`,
    );
    expect(show?.place?.name).toBe('Teatr Pod Lipami');
  });

  it('is not the place if it is that of a platform', () => {
    const [stay] = read(
      'Buchungsbestätigung Hotel Lindenhof',
      'Staysure',
      `Ihre Buchung ist bestätigt.
Hotel Lindenhof
Anreise: 03.07.2027 15:00
Abreise: 06.07.2027 11:00

Staysure, Teerhof 59, 28199 Bremen`,
    );
    expect(stay?.name).toBe('Hotel Lindenhof');
    expect(JSON.stringify(stay?.place)).not.toContain('Teerhof');
  });
});

it.each([
  ['Korean', '부산 해운대구 달맞이길 30번길 12 3층', '달맞이길'],
  ['Chinese', '上海市黄浦区南京东路88号', '南京东路'],
])('reads an address with a numbered road: %s', (_, address, street) => {
  const [booking] = read(
    'Reservation confirmed',
    'Blue Salon',
    `Your appointment is confirmed.
Date: 12 March 2027, 14:30
${address}`,
  );
  expect(booking?.place?.street).toContain(street);
});

it('reads where guests are fetched behind the time', () => {
  const [tour] = read(
    'Tour confirmation',
    'Dune Tours',
    `Your desert safari tour is confirmed.
Booking number: DT-6127
Date: Friday 12 March 2027
Pick-up: 3:15 PM from the lobby of Hotel Breeze, Beach Road, Muscat`,
  );
  expect(tour?.start.local).toBe('2027-03-12T15:15');
  expect(tour?.place).toMatchObject({ city: expect.stringContaining('Muscat') });
});

it('reads a house and its town behind the moment, without accents', () => {
  const [ride] = read(
    'Ve xe Da Nang - Hue',
    'Nha xe Song Huong',
    'Dat ve thanh cong. Ma ve SH90417.\nXuat ben: 22h00 ngay 24/03/2027 tai VP 20 Le Duan, Ha Noi. Co mat truoc 30 phut.',
  );
  expect(JSON.stringify(ride)).toContain('20 Le Duan');
});
