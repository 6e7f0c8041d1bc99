import { describe, expect, it } from 'vitest';
import { addNames, suggestNames } from './name-list.ts';

describe('addNames', () => {
  it('takes one name or many, trimmed, empties ignored', () => {
    expect(addNames(['Ann'], ' Bob ,, Cy  Lee ').names).toEqual(['Ann', 'Bob', 'Cy Lee']);
    expect(addNames([], 'Bob\nCy\n').names).toEqual(['Bob', 'Cy']);
  });

  it('refuses a name that is there in another case, and says so', () => {
    expect(addNames(['Ann'], 'ANN')).toEqual({ names: ['Ann'], hint: 'Ann is already in the list.' });
    expect(addNames([], 'Zoë, ZOË').names).toEqual(['Zoë']);
  });

  it('refuses the reserved words', () => {
    const { names, message } = addNames([], 'everyone');
    expect(names).toEqual([]);
    expect(message).toContain('cannot be a name');
  });
});

describe('suggestNames', () => {
  const people = ['Ann', 'Annie', 'Bob'];

  it('finds a part of a name in any case and leaves out the chosen', () => {
    expect(suggestNames(people, [], 'NN')).toEqual(['Ann', 'Annie']);
    expect(suggestNames(people, ['ann'], 'nn')).toEqual(['Annie']);
    expect(suggestNames(people, [], '')).toEqual(people);
  });
});
