import { describe, expect, it } from 'vitest';
import { toInstant } from '../../worker/domain/time/zoned-time.ts';
import type { PlanContext, PlanKind, ProposalDraft } from './plan.ts';
import { readPlan } from './read-plan.ts';

const CONTEXT: PlanContext = { zone: 'Europe/Lisbon', now: new Date('2027-05-03T09:00:00Z'), events: [] };
const TRIP = { ...CONTEXT, tripStart: '2027-06-11', tripEnd: '2027-06-14' };

async function read(content: string, context: PlanContext = CONTEXT, kind: PlanKind = 'text') {
  return readPlan({ kind, content, context });
}

/** `06-11 19:00-22:00 Dinner`, with a `?` after what needs a review. */
const toLine = ({ title, datetime, endsAt, needsReview, timeZone }: ProposalDraft): string => {
  const format = (iso: string | null) =>
    iso ? new Date(iso).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }) : '';
  const end = endsAt ? `-${format(endsAt).slice(11)}` : '';
  return `${format(datetime).slice(5)}${end} ${title}${needsReview ? '?' : ''}`;
};

const list = async (content: string, context?: PlanContext, kind?: PlanKind) =>
  (await read(content, context, kind)).proposals.map(toLine);

describe('day headings', () => {
  it.each([
    ['Friday 11 June', 'Dinner'],
    ['Freitag, 11. Juni', 'Abendessen'],
    ['Vendredi 11 juin', 'Dîner'],
    ['viernes 11 de junio', 'Cena'],
    ['Venerdì 11 giugno', 'Cena'],
    ['vrijdag 11 juni', 'Diner'],
    ['sexta-feira, 11 de junho', 'Jantar'],
    ['pátek 11. června', 'Večeře'],
    ['piątek 11 czerwca', 'Kolacja'],
    ['fredag 11 juni', 'Middag'],
    ['11 Haziran Cuma', 'Yemek'],
    ['Παρασκευή 11 Ιουνίου', 'Δείπνο'],
    ['perjantai 11. kesäkuuta', 'Illallinen'],
    ['június 11., péntek', 'Vacsora'],
    ['divendres 11 de juny', 'Sopar'],
    ['vineri 11 iunie', 'Cina'],
    ['6月11日(金)', '夕食'],
    ['petak, 11. lipnja', 'Večera'],
    ['п’ятниця, 11 червня', 'Вечеря'],
    ['Thứ Sáu, 11 tháng 6', 'Ăn tối'],
    ['6월 11일 (금)', '저녁 식사'],
    ['6月11日 星期五', '晚餐'],
    ['الجمعة 11 يونيو', 'عشاء'],
  ])('%s', async (heading, title) => {
    expect(await list(`${heading}\n19:30 ${title}`, TRIP)).toEqual([`06-11 19:30 ${title}`]);
  });

  it.each([
    'Day 2',
    'Tag 2',
    '2. Tag',
    'Jour 2',
    'Día 2',
    'Giorno 2',
    'Dag 2',
    '2. nap',
    '2日目',
    'Dan 2',
    'Ngày 2',
    '2일차',
    '第2天',
  ])('%s', async (heading) => {
    expect(await list(`${heading}\n19:30 Fado`, TRIP)).toEqual(['06-12 19:30 Fado?']);
  });

  it('counts from the day that the plan gives', async () => {
    expect(await list('Day 1 – 3 July\n14:00 Museum\nDay 2\n15:00 Garden')).toEqual([
      '07-03 14:00 Museum',
      '07-04 15:00 Garden',
    ]);
  });
});

describe('days', () => {
  it.each([
    ['tomorrow 15:00 Call', '05-04 15:00 Call?'],
    ['next Friday 15:00 Call', '05-14 15:00 Call?'],
    ['Friday 15:00 Call', '05-07 15:00 Call?'],
  ])('%s counts from today and is flagged', async (text, line) => {
    expect(await list(text)).toEqual([line]);
  });

  it('takes the next date without a year, and flags one that is far away', async () => {
    expect(await list('11 June 19:00 Dinner\n\n11 April 19:00 Lunch')).toEqual([
      '06-11 19:00 Dinner',
      '04-11 19:00 Lunch?',
    ]);
  });

  it('flags a weekday that does not fit', async () => {
    expect((await read('Monday 11 June 2027\n19:00 Dinner')).proposals[0]?.reviewReasons).toContain(
      'weekday-differs',
    );
  });

  it.each([
    ['05/06/2027 19:00 Dinner', ['several-dates']],
    ['05/06/2027 19:00 Dinner\n\n15/06/2027 19:00 Lunch', []],
    ['05/06/2027 19:00 Abendessen mit den Gästen', []],
  ])('%s: flags the order of day and month unless something tells', async (text, reasons) => {
    expect((await read(text)).proposals[0]?.reviewReasons).toEqual(reasons);
  });
});

describe('times', () => {
  const cases: [string, string[]][] = [
    ['7–9:30 pm Dinner', ['06-11 19:00-21:30 Dinner']],
    ['11–1 pm Brunch', ['06-11 11:00-13:00 Brunch']],
    ['22:00-02:00 Club', ['06-11 22:00-02:00 Club']],
    ['14:00 Tour (2h)', ['06-11 14:00-16:00 Tour']],
    [
      '10:00 Coffee, 12:30 Lunch, 19:00 Dinner',
      ['06-11 10:00 Coffee', '06-11 12:30 Lunch', '06-11 19:00 Dinner'],
    ],
    ['14h00 à 17h00 Ateliers', ['06-11 14:00-17:00 Ateliers']],
    ['Dinner at 7', ['06-11 19:00 Dinner?']],
    ['around 15:00 Coffee', ['06-11 15:00 Coffee?']],
    ['von 19 bis 21 Uhr Konzert', ['06-11 19:00-21:00 Konzert']],
    ['Lunch in the garden', []],
  ];
  it.each(cases)('%s', async (text, lines) => {
    expect(await list(`Friday 11 June 2027\n${text}`)).toEqual(lines);
  });

  it('takes no phone number, price or deadline for an event', async () => {
    const { proposals, unread } = await read('Call +44 20 5550 1420\nTickets 19.30 €\nRSVP by 1 May 2027');
    expect(proposals).toEqual([]);
    expect(unread.map(({ line }) => line)).toEqual([1, 2, 3]);
  });
});

describe('places and people', () => {
  it.each([
    ['19:00 Dinner @ Rosa’s', 'Dinner', 'Rosa’s'],
    ['19:00 Dinner at Rosa’s', 'Dinner at Rosa’s', 'Rosa’s'],
    ['19:00 Dinner\nWhere: Rosa’s', 'Dinner', 'Rosa’s'],
    ['19:00 Dinner\n📍 Rosa’s', 'Dinner', 'Rosa’s'],
    ['19:00 Dinner https://www.google.com/maps/place/Rosa+Trattoria/@1,2', 'Dinner', 'Rosa Trattoria'],
  ])('%s', async (text, title, location) => {
    expect((await read(`Friday 11 June 2027\n${text}`)).proposals).toMatchObject([{ title, location }]);
  });

  it('takes people only from a label', async () => {
    const { proposals } = await read(
      'Friday 11 June 2027\n19:00 Dinner with Anna\n\n20:00 Drinks\nWho: Anna, Ben',
    );
    expect(proposals.map(({ attendees }) => attendees)).toEqual(['', 'Anna, Ben']);
  });
});

it('never takes the time of a message for an event, and drops notes of the program', async () => {
  const { proposals, unread } = await read(
    '12/05/2027, 19:03 - Messages are end-to-end encrypted.\n12/05/2027, 19:04 - Anna: hi\n13/05/2027, 09:00 - Ben: dinner tomorrow 20:30',
  );
  expect(proposals.map(toLine)).toEqual(['05-14 20:30 Dinner?']);
  expect(unread.map(({ line }) => line)).toEqual([2]);
});

it('says which lines an event was read from', async () => {
  const { proposals } = await read('Friday 11 June 2027\n\n19:00 Dinner\nBring cash');
  expect(proposals[0]).toMatchObject({
    description: 'Bring cash',
    source: { lines: { first: 3, last: 4 }, excerpt: '19:00 Dinner\nBring cash' },
  });
});

it('recognizes events of the itinerary', async () => {
  const startsAt = toInstant('2027-06-11T19:00', 'Europe/Lisbon') ?? 0;
  const context = { ...CONTEXT, events: [{ id: 7, title: 'Dinner at Rosa’s', startsAt }] };
  const text = 'Friday 11 June 2027\n19:00 Dinner\n20:00 Dinner';
  expect((await read(text, context)).proposals.map(({ duplicateOf }) => duplicateOf)).toEqual([7, null]);
});

describe('files', () => {
  it('keeps formulas as text and reads stored dates of spreadsheets', async () => {
    const { proposals } = await read('Date;Time;Title\n46549;0,8125;=1+1\n', CONTEXT, 'csv');
    expect(proposals.map(toLine)).toEqual(['06-11 19:30 =1+1']);
  });

  it('reads an exported itinerary and keeps private events private', async () => {
    const event = {
      title: 'Dinner',
      description: 'x',
      datetime: '2027-06-11T18:00:00Z',
      timeZone: 'Europe/Lisbon',
      audience: 'attendees',
      attendees: 'Anna',
    };
    const file = {
      format: 'foldout-itinerary',
      version: 1,
      itinerary: { name: 'Trip', ownerName: 'Anna', timeZone: 'Europe/Lisbon' },
      events: [event],
    };
    expect((await read(JSON.stringify(file), CONTEXT, 'json')).proposals).toMatchObject([
      { audience: 'attendees', attendees: 'Anna', needsReview: false },
    ]);
    expect((await read(JSON.stringify({ ...file, version: 2 }), CONTEXT, 'json')).refusal).toBe(
      'newer-version',
    );
    expect((await read('{', CONTEXT, 'json')).refusal).toBe('malformed');
  });

  it('reads an email as those to the intake address', async () => {
    const email =
      'From: Hotel <mail@hotel.example>\nSubject: Booking confirmed\nDate: Sat, 01 May 2027 10:00:00 +0000\n\nYour booking ABC123 at Hotel Rosa is confirmed.\nCheck-in: 11 June 2027 15:00\nAddress: Rua Augusta 12, Lisbon\n';
    const { proposals } = await readPlan({
      kind: 'eml',
      content: new TextEncoder().encode(email),
      context: CONTEXT,
    });
    expect(proposals).toMatchObject([
      { title: 'Hotel Rosa', datetime: '2027-06-11T14:00:00.000Z', source: { label: 'Booking confirmed' } },
    ]);
  });
});

describe('chats', () => {
  const PLAN = [
    "[28/11/2026, 19:03:22] Nora: Lisbon is happening, here's the plan",
    '[28/11/2026, 19:04:10] Nora: Friday, March 5',
    '3 pm check-in, Casa do Bairro',
    '[28/11/2026, 19:06:41] Ben: when is the flight home?',
    '[28/11/2026, 19:07:02] Nora: Saturday, March 6: 9:30 am walking tour',
    '[28/11/2026, 19:08:02] Nora: Monday September 20 noon lunch',
  ];

  it('asks for no review of events that messages write with date and time, as plans do', async () => {
    // Pasted long before the last date, whose year follows the message.
    const context = { ...CONTEXT, now: new Date('2026-11-29T09:00:00Z') };
    expect(await list(PLAN.join('\n'), context)).toEqual([
      '03-05 15:00 Check-in',
      '03-06 09:30 Walking tour',
      '09-20 12:00 Lunch',
    ]);
  });

  it.each([
    ['[11/28, 7:03 PM] Nora', '[11/28, 7:05 PM] Ben'],
    ['[28.11., 19:03] Nora', '[28.11., 19:05] Ben'],
    ['[Saturday 28 November 19:03] Nora', '[Sunday 29 November 09:05] Ben'],
  ])('reads heads of messages without a year: %s', async (nora, ben) => {
    const context = { ...CONTEXT, zone: 'America/New_York', now: new Date('2026-11-30T09:00:00Z') };
    const text = `${nora}: Friday, March 5\n3 pm check-in\n${ben}: great\n${nora}: tomorrow 9 am call`;
    expect(await list(text, context)).toEqual(['03-05 15:00 Check-in', '11-29 09:00 Call?']);
  });

  it('flags what is only talked about', async () => {
    const talk = '[28/11/2026, 19:09:00] Ben: I get there on Saturday at 4 pm';
    expect(await list([...PLAN.slice(0, 3), talk].join('\n'))).toEqual([
      '03-05 15:00 Check-in',
      expect.stringMatching(/\?$/),
    ]);
  });

  it('flags an event that is asked about, and says which lines became no event', async () => {
    const { proposals, unread } = await read(
      [
        ...PLAN.slice(0, 5),
        '[28/11/2026, 19:08:30] Ben: is the walking tour at 9 or 9:30?',
        '[28/11/2026, 19:09:30] Nora: Saturday, March 6: 9:30 am walking tour, from the square',
      ].join('\n'),
    );
    expect(proposals.map(toLine)).toEqual(['03-05 15:00 Check-in', '03-06 09:30 Walking tour?']);
    expect(unread.map(({ text, reason }) => [reason, text])).toEqual([
      ['no-event', "Nora: Lisbon is happening, here's the plan"],
      ['question', 'Ben: when is the flight home?'],
      ['question', 'Ben: is the walking tour at 9 or 9:30?'],
    ]);
  });

  it('lists what repeats an event in other words', async () => {
    const { unread } = await read('March 6, 2028\n9:30 am town tour\n9:30 am town tour, bring water');
    expect(unread).toEqual([{ text: '9:30 am town tour, bring water', line: 3, reason: 'repeated' }]);
  });
});
