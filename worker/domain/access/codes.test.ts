import { describe, expect, it } from 'vitest';
import { CODE_ALPHABET } from '../../contract/codes.ts';
import {
  generateAccessCode,
  generateAdminCode,
  generateCode,
  generateProjectId,
  isWeakCode,
} from './codes.ts';

describe('generated codes', () => {
  it('have the documented lengths and alphabet', () => {
    expect(generateProjectId('DE')).toMatch(/^DE[0-9A-HJKMNP-TV-Z]{6}$/);
    expect(generateAdminCode()).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    expect(generateAccessCode('Lisbon', 'DEM0TR1P')).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/);
  });

  it('are evenly distributed', () => {
    const counts = new Map<string, number>();
    for (const character of generateCode(64_000)) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(CODE_ALPHABET.length);
    // 2,000 expected each; six standard deviations are 264.
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(264);
  });
});

describe('isWeakCode', () => {
  it.each([
    ['AAAAAA', 'repeated'],
    ['123456', 'running up'],
    ['FEDCBA', 'running down'],
    ['LISBON', 'the name'],
    ['LISBO1', 'the start of the name and a digit'],
    ['DEM0TR', 'the start of the project id'],
    ['QWERTY', 'common'],
  ])('rejects %s (%s)', (code) => {
    const name = code === 'LISBO1' ? 'Lisbo' : 'Lisbon with Ana';
    expect(isWeakCode(code, name, 'DEM0TR1P')).toBe(true);
  });

  it.each(['K7M2QX', 'LIS7QX', '90210B'])('accepts %s', (code) => {
    expect(isWeakCode(code, 'Lisbon with Ana', 'DEM0TR1P')).toBe(false);
  });

  it('ignores one-letter names', () => {
    expect(isWeakCode('K7M2QX', 'K', 'DEM0TR1P')).toBe(false);
  });
});
