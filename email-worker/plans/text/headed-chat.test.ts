import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

const MESSAGES: [sender: string, sent: string, text: string][] = [
  ['Joke', 'Tue, 31 Aug 2027 20:04:11 +0200', 'vrij 8 tm zo 10 oktober\nboot vrijdag om 14.55'],
  ['Sander', 'Tue, 31 Aug 2027 20:09:40 +0200', 'top'],
  ['Joke', 'Wed, 1 Sep 2027 08:01:54 +0200', 'za: 9 uur ontbijt'],
];
const write = (field: string) =>
  MESSAGES.map(([sender, sent, text]) => `From: ${sender}\n${field}\nSent: ${sent}\n\n${text}\n`).join('\n');

it('reads an export whose messages have their fields in lines of their own', async () => {
  const proposals = await readTestPlan(write('Type: incoming'), { today: '2027-09-02' });
  expect(proposals.map(({ datetime, title }) => `${datetime?.slice(5, 16)} ${title}`)).toEqual([
    '10-08T14:55 Boot',
    '10-09T09:00 Ontbijt',
  ]);
  expect(proposals[1]?.reviewReasons).toContain('from-chat');
});

it('takes emails, which have a subject, for no chat', async () => {
  const proposals = await readTestPlan(write('Subject: weekend'), { today: '2027-09-02' });
  expect(proposals.flatMap(({ reviewReasons }) => reviewReasons)).not.toContain('from-chat');
});
