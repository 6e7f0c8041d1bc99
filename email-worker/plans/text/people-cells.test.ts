import { expect, it } from 'vitest';
import { toNames } from './people-cells.ts';

it.each([
  ['es', 'solo Gloria, Yesid, Nubia', 'Gloria, Yesid, Nubia'],
  ['es', 'Solo 4ºA', '4ºA'],
  ['en', 'Jen and Mia only', 'Jen, Mia'],
  ['en', 'Boston folks (Carla, Wei)', 'Carla, Wei'],
  ['ja', '部長・田中・鈴木のみ', '部長, 田中, 鈴木'],
  ['ja', '2年男子のみ', '2年男子'],
  ['ja', 'ゴルフ組以外', 'Everyone except ゴルフ組'],
  ['nl', 'groep 8', 'groep 8'],
  ['pt', 'Sub-14', 'Sub-14'],
  ['en', 'max 20', ''],
  ['en', 'all', ''],
])('%s: reads who comes in %s', (language, cell, names) => {
  expect(toNames(cell, language)).toBe(names);
});
