import { expect, it } from 'vitest';
import { mergeDrafts } from './merge-drafts.ts';

const base = { title: 'Dinner', place: 'Pier 1', names: ['Ann'] };

it('takes each field from the side that changed it', () => {
  const mine = { ...base, title: 'Late dinner' };
  const theirs = { ...base, place: 'Pier 2', names: ['Ann', 'Ben'] };
  expect(mergeDrafts({ base, mine, theirs })).toEqual({
    merged: { title: 'Late dinner', place: 'Pier 2', names: ['Ann', 'Ben'] },
    asked: [],
  });
});

it('asks about a field that both changed, unless they agree', () => {
  const mine = { title: 'Brunch ', place: 'Pier 2', names: ['Cleo'] };
  const theirs = { title: 'Brunch', place: 'Pier 2', names: ['Ben'] };
  expect(mergeDrafts({ base, mine, theirs })).toEqual({
    merged: { title: 'Brunch', place: 'Pier 2', names: ['Cleo'] },
    asked: ['names'],
  });
});

it('does not count spaces around a text as a change', () => {
  const mine = { ...base, place: ' Pier 1' };
  const theirs = { ...base, place: 'Pier 2' };
  expect(mergeDrafts({ base, mine, theirs })).toMatchObject({ merged: theirs, asked: [] });
});
