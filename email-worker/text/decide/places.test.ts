import { describe, expect, it } from 'vitest';
import { readTextEmail } from '../../testing/read-text-email.ts';

describe('the address behind the name of the sender', () => {
  it('is the place of a stay, not the cabin', () => {
    const [stay] = readTextEmail(
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
    const [show] = readTextEmail(
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
    const [stay] = readTextEmail(
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
  const [booking] = readTextEmail(
    'Reservation confirmed',
    'Blue Salon',
    `Your appointment is confirmed.
Date: 12 March 2027, 14:30
${address}`,
  );
  expect(booking?.place?.street).toContain(street);
});

it('reads where guests are fetched behind the time', () => {
  const [tour] = readTextEmail(
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
  const [ride] = readTextEmail(
    'Ve xe Da Nang - Hue',
    'Nha xe Song Huong',
    'Dat ve thanh cong. Ma ve SH90417.\nXuat ben: 22h00 ngay 24/03/2027 tai VP 20 Le Duan, Ha Noi. Co mat truoc 30 phut.',
  );
  expect(JSON.stringify(ride)).toContain('20 Le Duan');
});

it('reads the address behind a label that is a sentence', () => {
  const [course] = readTextEmail(
    'Confirmación del taller',
    'El Horno de Lola',
    `Tu plaza está confirmada.
Taller\tPan de masa madre (práctico, máx. 8 personas)
Día\tsábado, 17 de abril de 2027
Hora\t10:00
Nos encontramos en nuestro obrador: Calle del Molino, 14, 46980 Paterna. En autobús, línea 31.`,
  );
  expect(course?.place?.street).toBe('Calle del Molino, 14');
});

it('prefers the signature to directions', () => {
  const [concert] = readTextEmail(
    'Potvrzení vstupenek',
    'Klub Na Terase',
    `Vaše vstupenky jsou potvrzeny.
Koncert: Trio Lípa
Termín: pátek 12. března 2027
Začátek: 19.30 hod.
K nám se nejlépe dostanete autobusem č. 25 a 37, zastávka Lesná.

Klub Na Terase, Dlouhá 12, 638 00 Brno`,
  );
  expect(concert?.place?.name).toBe('Klub Na Terase');
  expect(JSON.stringify(concert?.place)).toContain('Dlouhá 12');
});

it('ignores directions behind a labeled address', () => {
  const [visit] = readTextEmail(
    'Reservation confirmed',
    'Orchard Lane Pottery',
    `Your class is confirmed.
When: Saturday, March 13, 2027, 2:00 PM
Where: 210 Orchard Lane, Austin, TX 78704. From the highway take the second exit and head north.`,
  );
  expect(visit?.place?.street).toBe('210 Orchard Lane');
  expect(JSON.stringify(visit?.place)).not.toContain('highway');
});

it('shares the place below the last day among the days of a course', () => {
  const days = readTextEmail(
    'Bekreftelse på skikurs',
    'Fjellsiden Skiskole',
    `Påmeldingen er bekreftet.
Kurs: Langrenn for barn, to dager

Dag 1: mandag 1. mars 2027 kl. 11.00-12.30
Dag 2: tirsdag 2. mars 2027 kl. 11.00-12.30

Oppmøte begge dager er ved Fjellsiden Skisenter, Bakkevegen 12, 2640 Vinstra.`,
  );
  expect(days.map(({ place }) => place?.city?.slice(-12))).toEqual(['2640 Vinstra', '2640 Vinstra']);
});

it('takes a suite for a part of the inn that signs', () => {
  const [stay] = readTextEmail(
    'Confirming your weekend',
    'The Inn at Heron Pond',
    `Your reservation is confirmed.
YOUR ROOM
The Maple Suite (queen bed, fireplace)
Arriving Friday, March 5, 2027, after 3:00 p.m.
Departing Sunday, March 7, 2027, by 11:00 a.m.

Ruth Alder, Innkeeper
The Inn at Heron Pond
12 Heron Pond Road
Stowe, VT 05672`,
  );
  expect(stay).toMatchObject({ kind: 'hotel', name: 'The Inn at Heron Pond' });
  expect(stay?.place?.street).toBe('12 Heron Pond Road');
});
