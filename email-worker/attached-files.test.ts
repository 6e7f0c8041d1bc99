import { expect, test } from 'vitest';
import { readMail } from './read-mail.ts';

const OPTIONS = {
  now: new Date('2027-02-01T00:00:00Z'),
  defaultZone: 'America/New_York',
  sender: { authenticated: true, typedOnly: false },
};

/** A PDF of one page; cells of a line are separated by tabs. */
function toPdf(lines: string[]): string {
  const show = (cell: string, x: number, y: number) =>
    `BT /F1 10 Tf ${x} ${y} Td (${cell.replace(/[\\()]/g, (sign) => `\\${sign}`)}) Tj ET`;
  const content = lines
    .flatMap((line, row) =>
      line.split('\t').map((cell, column) => show(cell, 50 + column * 180, 780 - row * 18)),
    )
    .join('\n');
  const font = '<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>';
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources${font}>>`;
  return [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    `3 0 obj${page}endobj`,
    `4 0 obj<</Length ${content.length}>>stream`,
    content,
    'endstream endobj',
    'trailer<</Root 1 0 R>>',
  ].join('\n');
}

interface Attached {
  subject: string;
  text: string[];
  pdfs: string[][];
  html?: string;
  calendar?: string[];
}

function toEmail({ subject, text, pdfs, html, calendar }: Attached): Uint8Array {
  const part = (type: string, body: string, more = '') =>
    `--q\r\nContent-Type: ${type}\r\n${more}\r\n${body}\r\n`;
  const parts = [
    html ? part('text/html; charset=utf-8', html) : part('text/plain; charset=utf-8', text.join('\r\n')),
    ...(calendar ? [part('text/calendar; charset=utf-8', calendar.join('\r\n'))] : []),
    ...pdfs.map((lines) =>
      part('application/pdf', btoa(toPdf(lines)), 'Content-Transfer-Encoding: base64\r\n'),
    ),
  ];
  const head = `From: Vendor <mail@vendor.example>\r\nTo: me@home.example\r\nSubject: ${subject}\r\nDate: Mon, 01 Feb 2027 10:00:00 +0000`;
  return new TextEncoder().encode(
    `${head}\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=q\r\n\r\n${parts.join('')}--q--\r\n`,
  );
}

/** Each event as type, title, start, end and why it needs a review. */
async function read(email: Attached): Promise<string[]> {
  const { drafts } = await readMail(toEmail(email), OPTIONS);
  return drafts.map(({ eventType, title, identity, endsAt, reasons, needsReview, location }) =>
    [
      eventType,
      title,
      identity.localStart,
      endsAt ?? '-',
      location,
      needsReview ? reasons.join(' ') : 'sure',
    ].join(' | '),
  );
}

const OUT = ['Flight LH 1112', 'Monday, 5 April 2027', '09:30 Frankfurt (FRA)', '12:05 Madrid (MAD)'];
const BACK = ['Flight LH 1113', 'Friday, 9 April 2027', '20:10 Madrid (MAD)', '22:45 Frankfurt (FRA)'];
const FLIGHT = {
  subject: 'Your flight booking QX7K2M',
  text: ['Dear Robin Vale,', 'Your booking is confirmed. Booking reference: QX7K2M', '', ...OUT],
};
const TICKET = [
  'ELECTRONIC TICKET',
  'Booking reference\tQX7K2M',
  'Flight\tFrom\tTo',
  'LH1112 05APR27\tFrankfurt FRA 09:30\tMadrid MAD 12:05',
];
const OUT_EVENT =
  'flight | LH 1112 Frankfurt (FRA) to Madrid (MAD) | 2027-04-05T09:30 | 2027-04-05T10:05:00.000Z | Frankfurt (FRA) | sure';
const BACK_EVENT =
  'flight | LH 1113 Madrid (MAD) to Frankfurt (FRA) | 2027-04-09T20:10 | 2027-04-09T20:45:00.000Z | Madrid (MAD) | sure';
const SHOW = {
  subject: 'Your tickets: Night Market Choir',
  text: [
    'Your order is confirmed! Order number: TB-55201',
    '',
    'Night Market Choir',
    'Saturday, April 17, 2027, 8:00 PM',
    'The Old Mill Theatre, 221 River Street, Asheville, NC 28801',
  ],
};
const SHOW_EVENT = (end: string) =>
  `activity | Night Market Choir | 2027-04-17T20:00 | ${end} | The Old Mill Theatre, 221 River Street, Asheville, NC 28801 | sure`;

test('a PDF in another layout adds no event', async () => {
  expect(await read({ ...FLIGHT, pdfs: [TICKET] })).toEqual([OUT_EVENT]);
  const text = [...FLIGHT.text, '', ...BACK];
  expect(await read({ ...FLIGHT, text, pdfs: [TICKET] })).toEqual([OUT_EVENT, BACK_EVENT]);
  const both = [...TICKET, 'LH1113 09APR27\tMadrid MAD 20:10\tFrankfurt FRA 22:45'];
  expect(await read({ ...FLIGHT, text, pdfs: [both, TICKET] })).toEqual([OUT_EVENT, BACK_EVENT]);
});

test('a PDF with another title adds no event', async () => {
  const pdf = ['TICKET TB-55201', 'Spring Tour 2027', 'April 17, 2027  20:00', 'General admission'];
  expect(await read({ ...SHOW, pdfs: [pdf] })).toEqual([SHOW_EVENT('-')]);
  const calendar = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTART;TZID=America/New_York:20270417T200000',
    'DTEND;TZID=America/New_York:20270417T220000',
    'SUMMARY:Choir night',
    'LOCATION:The Old Mill Theatre\\, 221 River Street\\, Asheville',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  const [event, ...more] = await read({ ...SHOW, pdfs: [pdf], calendar });
  expect(more).toEqual([]);
  expect(event).toBe(SHOW_EVENT('2027-04-18T02:00:00.000Z').replace('Night Market Choir', 'Choir night'));
});

test('a PDF without words about travel adds no event beside the ferry of the email', async () => {
  const email = {
    subject: 'Ihre Buchung 41872',
    text: [
      'Ihre Fähre ist gebucht. Buchungsnummer: 41872',
      'Hinfahrt',
      'Kiel - Oslo',
      'Abfahrt: Mo 17.05.2027 14:00 Uhr',
      'Ankunft: Di 18.05.2027 10:00 Uhr',
    ],
  };
  const pdf = ['Bordkarte', 'Buchung 41872', 'Kiel - Oslo', '17.05.2027 14:00 - 18.05.2027 10:00'];
  expect(await read({ ...email, pdfs: [pdf] })).toEqual([
    'transportation | Ferry Kiel to Oslo | 2027-05-17T14:00 | 2027-05-18T08:00:00.000Z | Kiel | sure',
  ]);
});

test('the PDF counts if the email states no time', async () => {
  const email = {
    subject: 'eTicket and receipt for your 01/15/2028 trip - ROBIN VALE',
    text: [
      'Thank you for your purchase. Your eTicket is attached as a PDF.',
      'Reservation Number - 7F21A9',
      'TRAIN 350 WOLVERINE: Chicago - Union Station, IL to Ann Arbor, MI',
    ],
  };
  const pdf = [
    'eTicket',
    'RESERVATION NUMBER\t7F21A9',
    'TRAIN 350 WOLVERINE\tDEPARTS\tARRIVES',
    'Sat, Jan 15, 2028\t7:20 AM Chicago, IL\t1:49 PM Ann Arbor, MI',
  ];
  expect(await read({ ...email, pdfs: [pdf] })).toEqual([
    'transportation | Train Chicago to Ann Arbor, MI | 2028-01-15T07:20 | 2028-01-15T18:49:00.000Z | Chicago | sure',
  ]);
});

test('the more exact source fills the gaps of a stay', async () => {
  const email = {
    subject: 'Hotel Miradouro: reservation confirmed',
    text: [
      'Your reservation is confirmed',
      'Confirmation number: 88123',
      'Hotel Miradouro',
      'Rua das Flores 12, 1200-195 Lisboa, Portugal',
      'Check-in: Monday, 3 May 2027',
      'Check-out: Friday, 7 May 2027',
    ],
  };
  const pdf = [
    'VOUCHER',
    'Hotel\tMIRADOURO LISBOA',
    'Arrival\t03/05/2027 14:00',
    'Departure\t07/05/2027 12:00',
  ];
  expect(await read({ ...email, pdfs: [pdf] })).toEqual([
    'hotel | Hotel Miradouro | 2027-05-03T14:00 | 2027-05-07T11:00:00.000Z | Hotel Miradouro, Rua das Flores 12, 1200-195 Lisboa, Portugal | sure',
  ]);
});

test('a PDF that states the time of the markup clears it of doubt', async () => {
  const markup = {
    '@context': 'http://schema.org',
    '@type': 'EventReservation',
    reservationNumber: 'TB-55201',
    reservationFor: {
      '@type': 'Event',
      name: 'Night Market Choir',
      startDate: '2027-04-17T20:00:00-04:00',
      location: {
        '@type': 'Place',
        name: 'The Old Mill Theatre',
        address: '221 River Street, Asheville, NC 28801',
      },
    },
  };
  const html = `<script type="application/ld+json">${JSON.stringify(markup)}</script><p>Your order is confirmed! Box office hours 9:00 AM to 5:00 PM.</p>`;
  const pdf = [
    'TICKET TB-55201',
    'Night Market Choir',
    'Sat 17 Apr 2027',
    'Show\t8:00 PM',
    'Old Mill Theatre',
  ];
  expect(await read({ ...SHOW, text: [], html, pdfs: [pdf] })).toEqual([SHOW_EVENT('-')]);
  const [unclear] = await read({ ...SHOW, text: [], html, pdfs: [] });
  expect(unclear).toContain('several-dates');
});

test('another booking in the PDF is another event', async () => {
  const pdf = ['E-TICKET', 'Booking reference\tQX7K2M', ...BACK];
  expect(await read({ ...FLIGHT, pdfs: [pdf] })).toEqual([OUT_EVENT, BACK_EVENT]);
  const parking = ['PARKING PASS', 'Event\tParking Garage B', 'Date\tApril 17, 2027', 'Time\t6:00 PM'];
  expect(await read({ ...SHOW, pdfs: [parking] })).toHaveLength(2);
});

test('two sure readings with different times are a contradiction', async () => {
  const pdf = [
    'TICKET TB-55201',
    'Night Market Choir',
    'Date: April 17, 2027',
    'Time: 9:00 PM',
    'Venue: The Old Mill Theatre',
  ];
  expect(await read({ ...SHOW, pdfs: [pdf] })).toEqual([SHOW_EVENT('-').replace('sure', 'several-dates')]);
});
