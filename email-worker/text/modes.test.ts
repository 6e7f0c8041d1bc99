import { expect, it } from 'vitest';
import { modeOf } from './modes.ts';

it('takes no town for a ferry because its name means a port', () => {
  for (const town of ['porto', 'new haven', 'puerto vallarta'])
    expect(modeOf(`lisbon to ${town}`)).toBeUndefined();
  expect(modeOf('traghetto per olbia')).toBe('ferry');
});
