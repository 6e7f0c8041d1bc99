import { expect, it } from 'vitest';
import { parseDisputesCommand } from './command.ts';

it('lists all disputes, or the open ones', () => {
  expect(parseDisputesCommand([])).toEqual({
    remote: false,
    sql: expect.not.stringContaining('WHERE'),
  });
  const { remote, sql } = parseDisputesCommand(['--open', '--remote']);
  expect(remote).toBe(true);
  expect(sql).toContain("WHERE d.status NOT IN ('won', 'lost', 'prevented', 'warning_closed')");
});

it.each([[['lost']], [['--closed']]])('rejects %j', (args) => {
  expect(() => parseDisputesCommand(args)).toThrow('npm run disputes');
});
