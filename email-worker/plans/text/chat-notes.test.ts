import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

const list = async (lines: string[]) =>
  (await readTestPlan(lines.join('\n'))).map(({ datetime, title }) => `${datetime?.slice(8, 16)} ${title}`);

const MESSAGES = [
  ['Anna', 'train is at 11:00 on monday 7 june'],
  ['Jan', 'ok'],
  ['Anna', 'dinner at 20:00'],
  ['Jan', 'see you'],
] as const;
const READ = ['07T11:00 Train', '07T20:00 Dinner'];

it.each([
  ['a count of reactions below each', ([who, text]) => `[01/05/2027, 09:03:22] ${who}: ${text}\n👍 2`],
  ['a note of a change', ([who, text]) => `[01/05/2027, 09:03:22] ${who}: ${text} <This message was edited>`],
  ['a note in brackets', ([who, text]) => `[01/05/2027, 09:03:22] ${who}: ${text} (edited)`],
  ['senders above their time', ([who, text]) => `${who}\n01/05/2027 09:03\n${text}\n`],
  ['a day in words above the sender', ([who, text]) => `1 de mayo de 2027 a las 9:03\n${who}\n${text}\n`],
  ['senders in bold', ([who, text]) => `*${who}*: ${text}`],
  ['signs between', ([who, text]) => `${who} > ${text}`],
] as [string, (message: readonly [string, string]) => string][])(
  'reads messages with %s',
  async (_, write) => {
    expect(await list(MESSAGES.map(write))).toEqual(READ);
  },
);
