import { expect, it } from 'vitest';
import { detectTravelMode } from './travel-mode.ts';

it('does not take cities named after ports for ferries', () => {
  for (const town of ['porto', 'new haven', 'puerto vallarta'])
    expect(detectTravelMode(`lisbon to ${town}`)).toBeUndefined();
  // Folded, the German for ferries equals the German for driving.
  expect(detectTravelMode('erfahren sie mehr uber unser verfahren, oder fahren sie mit dem zug')).toBe(
    'train',
  );
  expect(detectTravelMode('traghetto per olbia')).toBe('ferry');
});
