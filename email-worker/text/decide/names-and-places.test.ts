import { expect, it } from 'vitest';
import { readTextEmail } from '../../testing/read-text-email.ts';

it('does not take the heading of a section for a name', () => {
  const [stay] = readTextEmail(
    'Your travel confirmation (Itinerary # 728190344)',
    'Trips.example',
    `Your reservation is booked and confirmed.
The Harborview Inn
Property overview
22 Ocean Ave, Monterey, CA 93940
Check-in\tThu, May 6, 2027, 4:00 PM
Check-out\tSun, May 9, 2027, 11:00 AM
Room\t1 King Bed`,
  );
  expect(stay?.name).toBe('The Harborview Inn');
});

it('does not take the seats above an address for the name of a restaurant', () => {
  const [table] = readTextEmail(
    'Your reservation at Fig & Thistle',
    'Tables',
    `You're confirmed.
Guests\tDate\tTime
2\tSat, Mar 13\t7:15 PM
Garden Terrace
88 Mercer St
New York, NY 10012`,
  );
  expect(table?.name).toBe('Fig & Thistle');
});

it('names the vendor of a rental car without its department', () => {
  const [car] = readTextEmail(
    'My reservation L40318',
    'Roadster Reservations',
    `Your rental is confirmed.
Pick-up: Tue, Mar 9, 2027, 9:00 AM, Denver International Airport
Return: Fri, Mar 12, 2027, 9:00 AM, Denver International Airport`,
  );
  expect(car).toMatchObject({ kind: 'car', name: 'Roadster' });
});

it('keeps the address of a company that is the venue', () => {
  const [stay] = readTextEmail(
    'Buchungsbestätigung Hotel Lindenhof',
    'Hotel Lindenhof',
    `Wir bestätigen Ihre Buchung.
Anreise: 03.07.2027
Abreise: 06.07.2027
Zimmer: Doppelzimmer

Lindenhof Betriebs GmbH
Dorfstraße 12
87561 Oberstdorf`,
  );
  expect(stay?.place).toMatchObject({ street: 'Dorfstraße 12' });
});
