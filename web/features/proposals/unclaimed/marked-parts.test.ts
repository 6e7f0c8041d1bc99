import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitByEvidence } from './marked-parts.ts';

it('splits the text at the evidence, in text order', () => {
  expect(
    splitByEvidence('Check-in 3 PM, Rua da Rosa', [
      { field: 'location', from: 15, to: 26 },
      { field: 'datetime', from: 9, to: 13 },
    ]),
  ).toEqual([
    { text: 'Check-in ' },
    { text: '3 PM', field: 'datetime' },
    { text: ', ' },
    { text: 'Rua da Rosa', field: 'location' },
  ]);
});

it('keeps the whole text for any evidence', () => {
  const place = fc.integer({ min: -5, max: 60 });
  const evidence = fc.array(fc.record({ field: fc.constant('datetime' as const), from: place, to: place }));
  fc.assert(
    fc.property(fc.string({ maxLength: 50 }), evidence, (text, found) => {
      expect(
        splitByEvidence(text, found)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
