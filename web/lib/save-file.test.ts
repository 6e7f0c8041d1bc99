import { expect, it } from 'vitest';
import { parseFileName } from './save-file.ts';

it('parses the file name from Content-Disposition', () => {
  expect(parseFileName('attachment; filename="lisbon.json"')).toBe('lisbon.json');
  expect(parseFileName(`attachment; filename="x.ics"; filename*=UTF-8''S%C3%A3o%20Jorge.ics`)).toBe(
    'São Jorge.ics',
  );
  expect(parseFileName(`attachment; filename="x.ics"; filename*=UTF-8''%E0%A4%A`)).toBe('x.ics');
  expect(parseFileName(null)).toBeUndefined();
});
