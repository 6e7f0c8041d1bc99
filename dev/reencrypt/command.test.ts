import { expect, it } from 'vitest';
import { parseResealCommand } from './command.ts';

it('reads the progress, here or of the deployed database', () => {
  expect(parseResealCommand([])).toEqual({
    remote: false,
    sql: expect.stringContaining('FROM reseal_progress'),
  });
  expect(parseResealCommand(['--remote']).remote).toBe(true);
});

it.each([[['now']], [['--all']]])('rejects %j', (args) => {
  expect(() => parseResealCommand(args)).toThrow('npm run reseal');
});
