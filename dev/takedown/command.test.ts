import { expect, it } from 'vitest';
import { parseTakedownCommand } from './command.ts';

it('takes an itinerary down with a reason, and restores it', () => {
  const { sql, remote } = parseTakedownCommand(['dem0tr1p', '--reason', "Sells the host's tickets"], 1234);
  expect(remote).toBe(false);
  expect(sql).toContain("suspended_at = 1234, suspended_reason = 'Sells the host''s tickets.'");
  expect(parseTakedownCommand(['DEM0TR1P', '--restore', '--remote'], 1)).toEqual({
    remote: true,
    sql: expect.stringContaining('suspended_at = NULL'),
  });
});

it.each([
  [[]],
  [['DEM0TR1P']],
  [['DEM0TR1P', '--reason', ' ']],
  [["X'; DROP TABLE projects; --", '--reason', 'Spam.']],
  [['DEM0TR1P', '--reason', 'Spam.', '--restore']],
  [['DEM0TR1P', '--because', 'Spam.']],
])('rejects %j', (args) => {
  expect(() => parseTakedownCommand(args, 1)).toThrow('npm run takedown');
});
