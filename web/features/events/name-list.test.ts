import { describe, expect, it } from 'vitest';
import { addNames, suggestNames } from './name-list.ts';

describe('addNames', () => {
  it('adds one or several names, trimmed and without empty ones', () => {
    expect(addNames(['Ann'], ' Bob ,, Cy  Lee ').names).toEqual(['Ann', 'Bob', 'Cy Lee']);
    expect(addNames([], 'Bob\nCy\n').names).toEqual(['Bob', 'Cy']);
  });

  it('rejects a name that is already in the list, ignoring case', () => {
    expect(addNames(['Ann'], 'ANN')).toEqual({ names: ['Ann'], message: 'Ann is already added.' });
    expect(addNames([], 'Zoë, ZOË').names).toEqual(['Zoë']);
  });

  it('rejects reserved words', () => {
    const { names, message } = addNames([], 'everyone');
    expect(names).toEqual([]);
    expect(message).toBe('“everyone” can’t be used as a name.');
  });
});

describe('suggestNames', () => {
  const people = ['Ann', 'Annie', 'Bob'];

  it('matches part of a name, ignoring case, and leaves out chosen names', () => {
    expect(suggestNames(people, [], 'NN')).toEqual(['Ann', 'Annie']);
    expect(suggestNames(people, ['ann'], 'nn')).toEqual(['Annie']);
    expect(suggestNames(people, [], '')).toEqual(people);
  });
});
