import { expect, it } from 'vitest';
import { parseReencryptCommand } from './command.ts';

it('reads the progress, here or of the deployed database', () => {
  expect(parseReencryptCommand([])).toEqual({
    remote: false,
    sql: expect.stringContaining('FROM reseal_progress'),
  });
  expect(parseReencryptCommand(['--remote']).remote).toBe(true);
});

it.each([[['now']], [['--all']]])('rejects %j', (args) => {
  expect(() => parseReencryptCommand(args)).toThrow('npm run reencrypt');
});
