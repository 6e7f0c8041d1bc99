import { expect, it } from 'vitest';
import { detectTravelMode } from './travel-mode.ts';

it('takes no town for a ferry because its name means a port', () => {
  for (const town of ['porto', 'new haven', 'puerto vallarta'])
    expect(detectTravelMode(`lisbon to ${town}`)).toBeUndefined();
  // Folded, the German for ferries is the one for driving, and the end of many other words.
  expect(detectTravelMode('erfahren sie mehr uber unser verfahren, oder fahren sie mit dem zug')).toBe(
    'train',
  );
  expect(detectTravelMode('traghetto per olbia')).toBe('ferry');
});
