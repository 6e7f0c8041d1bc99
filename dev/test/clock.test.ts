import { describe, expect, it } from 'vitest';
import { parseStart } from './clock.ts';

const toml = 'name = "foldout"\ncompatibility_date = "2026-11-01"\n';

describe('parseStart', () => {
  it('parses a date, or a date and time', () => {
    expect(parseStart('2028-02-29', toml)).toEqual(new Date('2028-02-29T00:00:00Z'));
    expect(parseStart('2026-12-31T23:58-05:00', toml)).toEqual(new Date('2027-01-01T04:58:00Z'));
  });

  it('rejects an invalid date', () => {
    expect(() => parseStart('tomorrow', toml)).toThrow('TEST_CLOCK=tomorrow is not a date.');
  });

  it('rejects a date before the compatibility date', () => {
    expect(() => parseStart('2026-10-31', toml)).toThrow('before 2026-11-01');
    expect(parseStart('2026-11-01', toml)).toEqual(new Date('2026-11-01'));
  });
});
