import { expect, it } from 'vitest';
import { LIMITS } from '../contract/limits.ts';
import { UNREAD_REASONS } from '../contract/unread-reasons.ts';
import { createTestItinerary } from '../testing/project.ts';

it('a long plan says why its last rows are not read', async () => {
  const { host, path } = await createTestItinerary();
  const rows = Array.from({ length: LIMITS.proposals + 2 }, (_, at) => {
    const time = `${9 + (at % 12)}:${10 + (at % 50)}`;
    return `${(at % 28) + 1} June 2083\t${time}\tTalk ${at}`;
  });
  const content = ['Bring a badge', '', 'Date\tTime\tWhat', ...rows].join('\n');
  const { body } = await host.post(`${path}/proposals`, { kind: 'text', content });
  expect(body.proposals).toHaveLength(LIMITS.proposals);
  expect(body.unread).toEqual([
    { text: 'Bring a badge', reason: UNREAD_REASONS['no-event'] },
    ...rows.slice(-2).map((text) => ({ text, reason: UNREAD_REASONS.limit })),
  ]);
});
