import { expect, it } from 'vitest';
import { toFileName } from './save-file.ts';

it('takes the name that the server gives a file', () => {
  expect(toFileName('attachment; filename="lisbon.json"')).toBe('lisbon.json');
  expect(toFileName(`attachment; filename="x.ics"; filename*=UTF-8''S%C3%A3o%20Jorge.ics`)).toBe(
    'São Jorge.ics',
  );
  expect(toFileName(`attachment; filename="x.ics"; filename*=UTF-8''%E0%A4%A`)).toBe('x.ics');
  expect(toFileName(null)).toBeUndefined();
});
