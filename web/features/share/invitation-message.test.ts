import { describe, expect, it } from 'vitest';
import { toShareData, writeInvitation, writePersonalInvitation } from './invitation-message.ts';

const url = 'https://foldout.example/access/ABCD2345?code=ABC234#k=key';
const invitation = { title: 'Lisbon', dates: 'Jun 12 – 14, 2027', url };

describe('writeInvitation', () => {
  it('names the itinerary, its dates and the link', () => {
    expect(writeInvitation(invitation)).toBe(
      `You're invited: Lisbon, Jun 12 – 14, 2027. Everything is here: ${url}`,
    );
  });

  it('leaves the dates out while there are no events', () => {
    expect(writeInvitation({ ...invitation, dates: undefined })).toBe(
      `You're invited: Lisbon. Everything is here: ${url}`,
    );
  });
});

it('greets the guest of a personal link', () => {
  expect(writePersonalInvitation(invitation, 'Ben')).toBe(
    `Hi Ben! This is your own link to Lisbon, Jun 12 – 14, 2027. Please keep it to yourself: ${url}`,
  );
});

describe('toShareData', () => {
  it.each([
    ['at the end', `See ${url}\n`, { text: 'See', url }],
    ['within the text', `Open ${url} and say hi`, { text: `Open ${url} and say hi` }],
    ['that was deleted', 'See you', { text: 'See you', url }],
  ])('passes a link %s once', (_where, message, expected) => {
    expect(toShareData(message, invitation)).toEqual({ title: 'Lisbon', ...expected });
  });
});
