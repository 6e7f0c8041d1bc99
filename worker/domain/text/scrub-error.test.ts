import { describe, expect, it } from 'vitest';
import { scrubErrorText } from './scrub-error.ts';

describe('the text of a browser error', () => {
  it.each([
    ['access code', 'Cannot open K7M2PQ', 'Cannot open …'],
    ['typed access code', 'Cannot open k7m2pq', 'Cannot open …'],
    ['admin code', 'wrong: ABCD1234EFGH', 'wrong: …'],
    ['project id', 'at https://foldout.example/project/DEM0TR1P', 'at https://foldout.example/project/…'],
    ['email address', 'No account of ana.b+x@mail.example here', 'No account of … here'],
    ['network address', 'refused by 203.0.113.9', 'refused by …'],
    ['query', 'GET /access?code=K7M2PQ&people=Ana failed', 'GET /access failed'],
    ['fragment with a token', 'GET /open#p=12.1-abcdef failed', 'GET /open failed'],
    [
      'quoted text',
      `Unexpected token 'D', "Dinner at Ana's" is not JSON`,
      'Unexpected token "…", "…" is not JSON',
    ],
    ['token', `token ${'a'.repeat(43)}`, 'token …'],
  ])('loses the %s', (_, text, expected) => {
    expect(scrubErrorText(text)).toBe(expected);
  });

  it('keeps functions, built files and positions', () => {
    const stack =
      'TypeError: undefined is not a function\n    at renderRow (https://foldout.example/assets/Bx93kdZ1.js:2:140233)';
    expect(scrubErrorText(stack)).toBe(stack);
  });
});
