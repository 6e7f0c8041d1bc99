import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

async function list(content: string): Promise<string[]> {
  const proposals = await readTestPlan(content, { today: '2026-11-23' });
  return proposals.map(({ datetime, endsAt, title, location }) =>
    [datetime?.slice(5, 16), endsAt?.slice(11, 16), `${title} @ ${location}`].filter(Boolean).join(' '),
  );
}

it('reads what stands behind a gap as the place', async () => {
  const program = `Friday, October 8, 2027
0900-1030   Opening: Why, and how       Hall 2
19:30       Conf. dinner                Langtons
21:00       Dancing                     bring shoes!`;
  expect(await list(program)).toEqual([
    '10-08T09:00 10:30 Opening: Why, how @ Hall 2',
    '10-08T19:30 Conf. dinner @ Langtons',
    '10-08T21:00 Dancing @ ',
  ]);
});

it('reads a name behind the time as the place, and leaves other words in the title', async () => {
  const plan = `Saturday, October 9, 2027
Ceremony 2pm St Anne's Church. Bring rice.
Walk 4pm with Anna and the dogs
8 till late   Ceilidh`;
  expect(await list(plan)).toEqual([
    "10-09T14:00 Ceremony @ St Anne's Church",
    '10-09T16:00 Walk with Anna and the dogs @ ',
    '10-09T20:00 Ceilidh @ ',
  ]);
});

it('reads small letters behind the time of an event as its place, unless they end it', async () => {
  const plan = `Saturday, October 9, 2027
dinner 8pm banana garden
dance 10pm open end`;
  expect(await list(plan)).toEqual(['10-09T20:00 Dinner @ banana garden', '10-09T22:00 Dance @ ']);
});

it('reads a name in Japanese quotation marks behind an event as its place', async () => {
  expect(await list('11月5日(金)\n12:15 昼食「湖畔亭」\n14:00 見学')).toEqual([
    '11-05T12:15 昼食「湖畔亭」 @ 湖畔亭',
    '11-05T14:00 見学 @ ',
  ]);
});

it('keeps the city behind a venue in the place', async () => {
  expect(
    await list(
      'Friday, October 8, 2027\n15:00 check-in, Hotel Bella Vista, Lisbon\n19:30 dinner, Hotel Bella Vista, late',
    ),
  ).toEqual([
    '10-08T14:00 Check-in @ Hotel Bella Vista, Lisbon',
    expect.stringMatching(/^10-08T19:30 .* @ Hotel Bella Vista$/),
  ]);
});

it('reads small letters behind the time as the place if they name one', async () => {
  const plan = `Saturday, October 9, 2027
Costume contest 7:30pm main stage
Photos 8pm outside the library
Dancing 9pm at Rosa's and then bed
Toast 10pm as usual with everyone`;
  expect(await list(plan)).toEqual([
    '10-09T19:30 Costume contest @ main stage',
    '10-09T20:00 Photos @ library',
    "10-09T21:00 Dancing @ Rosa's",
    '10-09T22:00 Toast as usual @ ',
  ]);
});

it('keeps a street behind an abbreviation', async () => {
  const plan = `Samstag, 9. Oktober 2027
Abendessen 19 Uhr im Restaurant Rosa, Große Elbstr. 143
Führung 20 Uhr, Treffpunkt am Marktbrunnen`;
  expect(await list(plan)).toEqual([
    '10-09T19:00 Abendessen @ Restaurant Rosa, Große Elbstr. 143',
    '10-09T20:00 Führung @ Marktbrunnen',
  ]);
});
