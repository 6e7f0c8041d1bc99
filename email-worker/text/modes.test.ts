import { expect, it } from 'vitest';
import { modeOf } from './modes.ts';

it('takes no town for a ferry because its name means a port', () => {
  for (const town of ['porto', 'new haven', 'puerto vallarta'])
    expect(modeOf(`lisbon to ${town}`)).toBeUndefined();
  // Folded, the German for ferries is the one for driving, and the end of many other words.
  expect(modeOf('erfahren sie mehr uber unser verfahren, oder fahren sie mit dem zug')).toBe('train');
  expect(modeOf('traghetto per olbia')).toBe('ferry');
});
