import { describe, expect, it } from 'vitest';
import { readTextEmail } from '../../testing/read-text-email.ts';

describe('an itinerary with a heading per day', () => {
  const events = readTextEmail(
    'Ihre Reiseunterlagen AT-7702',
    'Bergblick Reisen',
    `Alles ist bestätigt und bezahlt. Buchungsnummer: AT-7702
Tag 1 – Mittwoch 7. April 2027
Transfer von Wien Flughafen um 12:30 zum Hotel.
Übernachtung: Pension Sonnblick, Ringstraße 12, 1010 Wien. Check-in ab 14:00. Zwei Nächte mit Frühstück. Check-out Freitag 9. April bis 11:00.
Tag 3 – Freitag 9. April 2027
Railjet Zug von Wien Hauptbahnhof 12:38 nach Graz 15:12, Wagen 3.`,
  );

  it('has the hotel of a night with its times', () => {
    expect(events.find(({ kind }) => kind === 'hotel')).toMatchObject({
      place: { name: 'Pension Sonnblick', street: 'Ringstraße 12' },
      start: { local: '2027-04-07T14:00' },
      end: { local: '2027-04-09T11:00' },
    });
  });

  it('has rides told in sentences', () => {
    expect(events).toContainEqual(
      expect.objectContaining({
        kind: 'taxi',
        start: expect.objectContaining({ local: '2027-04-07T12:30' }),
      }),
    );
    expect(events).toContainEqual(
      expect.objectContaining({
        kind: 'train',
        from: { name: 'Wien Hauptbahnhof' },
        to: { name: 'Graz' },
        start: expect.objectContaining({ local: '2027-04-09T12:38' }),
        end: expect.objectContaining({ local: '2027-04-09T15:12' }),
      }),
    );
  });
});

describe('the appointments of a stay', () => {
  const text = (rows: string) => `Ihre Buchung KV-0088 ist bestätigt.
Hotel Kurhaus Vital
Anreise: Freitag, 12. März 2027, ab 14:00 Uhr
Abreise: Sonntag, 14. März 2027, bis 11:00 Uhr

Anwendungen
${rows}`;

  it('are rows with a day, a time and a name', () => {
    const events = readTextEmail(
      'Buchungsbestätigung Hotel Kurhaus Vital',
      'Hotel Kurhaus Vital',
      text('12.3.2027\t17:00\tMoorbad\n13.3.2027\t10:30\tRückenmassage'),
    );
    expect(events.map(({ kind, name, start }) => [kind, name, start.local])).toEqual([
      ['hotel', expect.any(String), '2027-03-12T14:00'],
      ['activity', 'Moorbad', '2027-03-12T17:00'],
      ['activity', 'Rückenmassage', '2027-03-13T10:30'],
    ]);
    expect(events.every(({ kind, isWeak }) => kind === 'hotel' || isWeak)).toBe(true);
  });

  it.each([
    ['outside of the stay', '15.3.2027\t17:00\tMoorbad\n16.3.2027\t10:30\tRückenmassage'],
    ['with prices', '12.3.2027\t17:00\tMoorbad 40 EUR\n13.3.2027\t10:30\tRückenmassage 50 EUR'],
  ])('are not rows %s', (_, rows) => {
    const events = readTextEmail(
      'Buchungsbestätigung Hotel Kurhaus Vital',
      'Hotel Kurhaus Vital',
      text(rows),
    );
    expect(events.map(({ kind }) => kind)).toEqual(['hotel']);
  });
});
