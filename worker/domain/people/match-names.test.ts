import { describe, expect, it } from 'vitest';
import { findMatchingNames, isSimilarName } from './match-names.ts';

const rows = ['Zoë Washington-Okonkwo', 'Zoltán Ek', 'Ana Zobel', 'Søren Ågård', '김민준'].map((name) => ({
  name,
}));
const find = (query: string) => findMatchingNames(rows, query).map(({ name }) => name);

describe('findMatchingNames', () => {
  it.each([
    ['zoe', ['Zoë Washington-Okonkwo']],
    ['OKONKWO zoe', ['Zoë Washington-Okonkwo']],
    ['okon', ['Zoë Washington-Okonkwo']],
    ['soren aga', ['Søren Ågård']],
    ['김민준', ['김민준']],
    ['zo', ['Zoë Washington-Okonkwo', 'Zoltán Ek', 'Ana Zobel']],
    ['ington', []],
    ['zoe ek', []],
    [' - ', []],
  ])('%s finds %j', (query, names) => expect(find(query)).toEqual(names));

  it('puts the exact name first', () => {
    const names = findMatchingNames([{ name: 'Ana Bo' }, { name: 'Ana' }], 'ána').map(({ name }) => name);
    expect(names).toEqual(['Ana', 'Ana Bo']);
  });
});

describe('isSimilarName', () => {
  it.each([
    ['Zoe', 'Zoë Washington-Okonkwo'],
    ['Okonkwo', 'Zoë Washington-Okonkwo'],
    ['Jose Nuñez', 'José Núñez'],
    ['Lopez Ana', 'Ana López'],
    ['Ana Lopes', 'Ana Lopez'],
    ['Jon Smith', 'John Smith'],
    ['Maira', 'Maria'],
    ['Jo', 'Jo Berg'],
    ['Ann', 'Anna'],
  ])('%s may be %s', (a, b) => {
    expect(isSimilarName(a, b)).toBe(true);
    expect(isSimilarName(b, a)).toBe(true);
  });

  it.each([
    ['Ana', 'Ben'],
    ['Ana Lopez', 'Ana Silva'],
    ['Al', 'Ed'],
    ['Al', 'Ada'],
    ['Guest 1', 'Guest 2'],
    ['Guest 1', 'Guest 11'],
    ['Maria', 'Marianne'],
  ])('%s is not %s', (a, b) => {
    expect(isSimilarName(a, b)).toBe(false);
    expect(isSimilarName(b, a)).toBe(false);
  });
});
