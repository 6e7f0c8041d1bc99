import { describe, expect, it } from 'vitest';
import { readPlan } from '../read-plan.ts';

async function list(content: string, kind: 'text' | 'csv' = 'text'): Promise<string[]> {
  const context = { zone: 'UTC', now: new Date('2027-05-03T12:00:00Z'), events: [] };
  const { proposals } = await readPlan({ kind, content, context });
  return proposals.map(
    ({ datetime, title, location }) =>
      `${datetime?.slice(5, 16)} ${title}${location ? ` @ ${location}` : ''}`,
  );
}

describe('tables with a column for each day', () => {
  it('reads times before the rows', async () => {
    const table =
      'SEMINAR\t\t\n\tThu 6/5\tFri 7/5\n8:45\tCoffee\t\n9:00-10:30\tPlenary\tWorkshops\n12:30\tLunch\tLunch';
    expect(await list(table)).toEqual([
      '05-06T08:45 Coffee',
      '05-06T09:00 Plenary',
      '05-06T12:30 Lunch',
      '05-07T09:00 Workshops',
      '05-07T12:30 Lunch',
    ]);
  });

  const events = ['05-07T17:00 Aaaa', '05-07T20:00 Bbbb', '05-08T09:30 Cccc', '05-08T14:00 Dddd'];
  it.each([
    ['tabs', 'Fri 7 May\tSat 8 May\n17:00 Aaaa\t9:30 Cccc\n20:00 Bbbb\t14:00 Dddd'],
    [
      'pipes',
      '| Ven 7 maggio | Sab 8 maggio |\n|:--|:--|\n| 17:00 Aaaa | 09:30 Cccc |\n| 20:00 Bbbb | 14:00 Dddd |',
    ],
    ['semicolons', 'Vendredi 7 mai;Samedi 8 mai\n17h Aaaa;9h30 Cccc\n20h Bbbb;14h Dddd'],
    ['commas', 'Fri 7 May,Sat 8 May\n5pm Aaaa,9:30am Cccc\n8pm Bbbb,2pm Dddd'],
    ['spaces', 'fre 7 maj         lör 8 maj\n17.00 Aaaa        9.30 Cccc\n20.00 Bbbb        14.00 Dddd'],
    ['lines in cells', '"Fri 7 May"\t"Sat 8 May"\n"17:00 Aaaa\n20:00 Bbbb"\t"9:30 Cccc\n14:00 Dddd"'],
    ['line breaks', '| pt. 7.05 | sob. 8.05 |\n| 17:00 Aaaa<br>20:00 Bbbb | 9:30 Cccc<br/>14:00 Dddd |'],
    [
      'two rows of days',
      '\tFreitag\tSamstag\n\t7.5.\t8.5.\nvormittags\t\t9:30 Cccc\nabends\t17 Uhr Aaaa\t14 Uhr Dddd\n\t20 Uhr Bbbb',
    ],
    [
      'days behind numbers',
      'Dag 1 - vrijdag 7 mei | Dag 2 - zaterdag 8 mei\n17:00 Aaaa | 9:30 Cccc\n20:00 Bbbb | 14:00 Dddd',
    ],
    [
      'a title above and a note below',
      'sexta 7/5\tsábado 8/5\n17h Aaaa\t9h30 Cccc\n20h Bbbb\t14h Dddd\nlevar casaco\t',
    ],
  ])('reads times in cells between %s', async (_, table) => {
    expect(await list(`Trip\n\n${table}`)).toEqual(events);
    if (table.includes(';') || table.includes(',')) expect(await list(table, 'csv')).toEqual(events);
  });

  it('reads rooms before the rows', async () => {
    expect(await list('Room | Thu 6 May | Fri 7 May\nHall A | 9:00 Opening | 10:00 Workshop')).toEqual([
      '05-06T09:00 Opening @ Hall A',
      '05-07T10:00 Workshop @ Hall A',
    ]);
  });

  it.each([
    [
      'parts of the day',
      'Day,Morning,Afternoon\nFri 7 May,10:00 Aaaa,15:00 Bbbb\nSat 8 May,10:00 Cccc,15:00 Dddd',
    ],
    ['times', '\t10:00\t15:00\nlör 7 maj\tAaaa\tBbbb\nsön 8 maj\tCccc\tDddd'],
    ['nothing', 'ven. 7/5 | 10h Aaaa | 15h Bbbb\nsam. 8/5 | 10h Cccc | 15h Dddd'],
  ])('reads days before the rows, and %s above the columns', async (_, table) => {
    expect(await list(table)).toEqual([
      '05-07T10:00 Aaaa',
      '05-07T15:00 Bbbb',
      '05-08T10:00 Cccc',
      '05-08T15:00 Dddd',
    ]);
  });
});
