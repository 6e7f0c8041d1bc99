import { expect, it } from 'vitest';
import { filterProjects } from './filter-projects.ts';

const PROJECTS = [
  { name: 'Lisbon Weekend', customTitle: null, ownerName: 'Nora Lindqvist' },
  { name: 'Trip 7', customTitle: 'Café, Crème & Zürich', ownerName: 'Nora Lindqvist' },
  { name: 'عطلة الشتاء', customTitle: 'عطلة الشتاء', ownerName: 'Zoë' },
];

it.each([
  ['', [0, 1, 2]],
  ['  ', [0, 1, 2]],
  ['lisbon', [0]],
  ['WEEK lis', [0]],
  ['zurich cafe', [1]],
  ['Zürich', [1]],
  ['nora', [0, 1]],
  ['nora trip', [1]],
  ['zoe', [2]],
  ['الشتاء', [2]],
  ['lisbon zurich', []],
])('%j finds %j', (text, found) => {
  expect(filterProjects(PROJECTS, text)).toEqual(found.map((index) => PROJECTS[index]));
});
