import { expect, it } from 'vitest';
import { needsSecondTitleFile } from './title-letters.ts';

it.each([
  ['<h1 class="title text-2xl">Dołącz: <bdi>Ślub</bdi></h1>', true],
  ['<span class="title">środa</span>', true],
  ['<h1 class="title text-2xl">Mariage d’Éloïse, cœur</h1><p>Łódź</p>', false],
  ['<div class="title-bar">Łódź</div><p class="subtitle">Łódź</p>', false],
])('finds letters of the second file in titles only: %s', (html, needs) => {
  expect(needsSecondTitleFile(html)).toBe(needs);
});
