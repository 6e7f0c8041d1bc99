import { expect, it } from 'vitest';
import { readLearnedChat } from './learned-heads.ts';

const read = (text: string) =>
  readLearnedChat(text.split('\n'), '2027-06-10', 0)
    ?.filter(({ isSystem, text: message }) => !isSystem && message !== '')
    .map(({ sender, sentOn, text: message }) => [sender, sentOn, message]);

it('learns heads from their shape', () => {
  expect(
    read(
      '[dinsdag 8 juni 10:05] Vries, Anna\nhoi\n[dinsdag 8 juni 10:11] Mo\nja\n[Gisteren 11:40] Vries, Anna\nok',
    ),
  ).toEqual([
    ['Vries Anna', '2027-06-08', 'hoi'],
    ['Mo', '2027-06-08', 'ja'],
    ['Vries Anna', '2027-06-09', 'ok'],
  ]);
  expect(read('Elin Berg  1 juni 18:02\nhej\nNils  1 juni 18:05\nja\nElin Berg  2 juni 9:00\nbra')).toEqual([
    ['Elin Berg', '2027-06-01', 'hej'],
    ['Nils', '2027-06-01', 'ja'],
    ['Elin Berg', '2027-06-02', 'bra'],
  ]);
  expect(read('[20:14, 3/6/2027] Ana: uno\n[20:15, 3/6/2027] Luis: dos\n[9:01, 4/6/2027] Ana: tres')).toEqual(
    [
      ['Ana', '2027-06-03', 'uno'],
      ['Luis', '2027-06-03', 'dos'],
      ['Ana', '2027-06-04', 'tres'],
    ],
  );
});

it('learns names above messages with their times in lines of their own', () => {
  expect(read('tanaka\n  10:02 AM\nhai\nsuzuki\n  10:15 AM\nhi\ntanaka\n:house:  10:16 AM\nok')).toEqual([
    ['tanaka', undefined, 'hai'],
    ['suzuki', undefined, 'hi'],
    ['tanaka', undefined, 'ok'],
  ]);
  expect(read('Joost\nhoi\n21:07\n\nFemke\nja\n21:15\n\nwo 9 juni\n\nJoost\nok\n21:20  bewerkt')).toEqual([
    ['Joost', undefined, 'hoi'],
    ['Femke', undefined, 'ja'],
    ['Joost', '2027-06-09', 'ok'],
  ]);
});

it('takes no program for a chat', () => {
  for (const program of [
    'ore 9.00\nRegistrazione\nore 10.00\nSaluti\nore 12.00\nPranzo\nore 13.00\nFine',
    'Breakfast 8:00\nin the hotel\nMuseum 10:00\nbring ID\nBreakfast 8:30\nagain',
    '10:00 Kayak\n12:00 Burger\n15:00 Sauna\n10:30 Kayak',
  ])
    expect(read(program)).toBeUndefined();
});
