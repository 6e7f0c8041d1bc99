import { expect, it } from 'vitest';
import type { Message } from '../../message.ts';
import { TEXT_ONLY } from '../../testing/text-only.ts';
import { readTextBookings } from './text-bookings.ts';

/** The type, start and stops of what is read. */
const read = (subject: string, text: string) =>
  readTextBookings({
    subject,
    from: { name: 'Tickets', address: 'mail@vendor.example' },
    sentAt: new Date('2027-02-01T10:00:00Z'),
    delivery: 'direct',
    text,
    ...TEXT_ONLY,
  } satisfies Message).map(({ kind, start, from, to }) =>
    [kind, start.local, from?.name ?? '?', to?.name ?? '?'].join(' '),
  );

it.each([
  ['cs', 'Jízdenka 8812', 'Vlak', 'TAM', 'ZPĚT', 'Směr\tVlak\tOdkud\tOdj.\tKam\tPříj.'],
  ['pl', 'Bilet na pociąg 8812', 'Pociąg', 'TAM', 'POWRÓT', 'Trasa\tPociąg\tSkąd\tOdj.\tDokąd\tPrzyj.'],
  ['es', 'Billete de tren 8812', 'Tren', 'IDA', 'VUELTA', 'Trayecto\tTren\tOrigen\tSal.\tDestino\tLleg.'],
])('reads rows below abbreviated headings: %s', (_, subject, train, out, back, headings) => {
  const rows = [
    `${out} 12.03.2027\t${train} 509\tAlba\t14:45\tTorre\t16:52`,
    `${back} 14.03.2027\t${train} 122\tTorre\t17:06\tAlba\t19:21`,
  ];
  expect(read(subject, [headings, ...rows].join('\n'))).toEqual([
    'train 2027-03-12T14:45 Alba Torre',
    'train 2027-03-14T17:06 Torre Alba',
  ]);
});

it.each([
  [
    'ko',
    '승차권 구매 완료',
    '예약번호 : 8210\n열차 : KTX 087\n구간 : 대전 → 부산\n출발 : 2027년 3월 12일(금) 13:58\n도착 : 16:05\n출발 이후에는 환불할 수 없습니다.',
    'train 2027-03-12T13:58 대전 부산',
  ],
  [
    'ja',
    '乗車券の予約確認',
    '予約番号: 8210\n列車: のぞみ 87号\n区間: 東京 → 京都\n出発: 2027年3月12日 13:58\n到着: 16:05',
    'train 2027-03-12T13:58 東京 京都',
  ],
  [
    'vi',
    'Vé xe Huế - Đà Nẵng',
    'NHA XE SONG HUONG: Dat ve thanh cong. Ma ve SH4417. Tuyen Hue - Da Nang, xe giuong nam.\nXuat ben: 07h30 ngay 12/03/2027.',
    'bus 2027-03-12T07:30 Hue Da Nang',
  ],
  [
    'hu',
    'Sikeres vásárlás',
    'Jegyazonosító: 4410\nViszonylat: Szeged - Pécs\nVonat: 560\nIndulás: 2027.03.12. 09:00 Szeged\nÉrkezés: 2027.03.12. 10:51 Pécs\nVásárlás időpontja: 2027.01.12. 17:03\nA jegy visszaváltható az indulás előtt legkésőbb 2027.03.12. 08:30-ig.',
    'train 2027-03-12T09:00 Szeged Pécs',
  ],
])('reads a route and its departure in lines of their own: %s', (_, subject, text, leg) => {
  expect(read(subject, text)).toEqual([leg]);
});

it('does not take the hours of an office for a sailing', () => {
  const text = `Vaša karta: ZF-55
Linija 9602: Rijeka - Cres
Datum putovanja: 05.06.2027.
Polazak: 18:00 Rijeka
Dolazak: 19:25 Cres
Prodajno mjesto u Rijeci radi od 06:00 do 20:30.
Brodarstvo Val d.o.o., Obala 2, Rijeka`;
  expect(read('E-karta katamaran Rijeka - Cres', text)).toEqual(['ferry 2027-06-05T18:00 Rijeka Cres']);
});

it.each([
  ['tr', 'Biletiniz hazır', 'Kalkış saati', 'Tahmini varış', 'Sefer', 'Tarih', 'otobüs'],
  ['de', 'Ihr Ticket', 'Abfahrt', 'Voraussichtliche Ankunft', 'Strecke', 'Datum', 'Fernbus'],
])('takes an estimated arrival for the arrival: %s', (_, subject, departure, arrival, route, date, bus) => {
  const text = `PNR: TR5K90\n${bus}\n${route}\tIzmir Otogar → Konya Otogar\n${date}\t12.03.2027\n${departure}\t23:30\n${arrival}\t06:15`;
  expect(read(subject, text)).toEqual(['bus 2027-03-12T23:30 Izmir Otogar Konya Otogar']);
});
