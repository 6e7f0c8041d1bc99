import { describe, expect, it } from 'vitest';
import { parseStart } from './clock.ts';

const toml = 'name = "foldout"\ncompatibility_date = "2026-11-01"\n';

describe('parseStart', () => {
  it('reads a date, or a date and time', () => {
    expect(parseStart('2028-02-29', toml)).toEqual(new Date('2028-02-29T00:00:00Z'));
    expect(parseStart('2026-12-31T23:58-05:00', toml)).toEqual(new Date('2027-01-01T04:58:00Z'));
  });

  it('stops at what is not a date', () => {
    expect(() => parseStart('tomorrow', toml)).toThrow('TEST_CLOCK=tomorrow is not a date.');
  });

  it('stops at a date that workerd would refuse', () => {
    expect(() => parseStart('2026-10-31', toml)).toThrow('before 2026-11-01');
    expect(parseStart('2026-11-01', toml)).toEqual(new Date('2026-11-01'));
  });
});
