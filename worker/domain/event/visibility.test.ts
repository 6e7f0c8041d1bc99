import { expect, it } from 'vitest';
import { parseAttendees } from '../schedule/attendees.ts';
import { chooseVisibility, toVisibility, VISIBILITIES } from './visibility.ts';

it.each([
  ['everyone', 'Ann, Ben', 'everyone'],
  ['everyone', 'Everyone except Ann', 'everyone'],
  ['attendees', 'Ann, Ben', 'only'],
  ['attendees', 'Everyone except Ann', 'except'],
  ['attendees', 'Everyone', 'except'],
] as const)('is one of three answers: %s, %s', (audience, text, visibility) => {
  expect(toVisibility(audience, parseAttendees(text))).toBe(visibility);
});

it.each([
  ['everyone', 'Ann', 'everyone', 'only', ['Ann']],
  ['everyone', 'Everyone except Ann', 'everyone', 'except', ['Ann']],
  ['only', 'Ann', 'attendees', 'only', ['Ann']],
  ['except', 'Everyone except Ann', 'attendees', 'except', ['Ann']],
  ['only', 'Everyone except Ann', 'attendees', 'only', []],
  ['except', 'Ann', 'attendees', 'except', []],
  ['only', 'Everyone', 'attendees', 'only', []],
] as const)('keeps names that mean the same: %s, %s', (visibility, text, audience, mode, names) => {
  const chosen = chooseVisibility(visibility, parseAttendees(text));
  expect(chosen).toEqual({ audience, attendees: { mode, names } });
});

it('reads what it has chosen', () => {
  for (const visibility of VISIBILITIES) {
    const { audience, attendees } = chooseVisibility(visibility, parseAttendees('Everyone'));
    expect(toVisibility(audience, attendees)).toBe(visibility);
  }
});
