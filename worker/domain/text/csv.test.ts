import { expect, it } from 'vitest';
import { renderCsv } from './csv.ts';

it.each([
  ['=1+1', "'=1+1"],
  [' =1+1', "' =1+1"],
  ['+49 170', "'+49 170"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['＝1', "'＝1"],
  ['a=1', 'a=1'],
  ['a, "b"', '"a, ""b"""'],
  ['=a,b', `"'=a,b"`],
  ['one\ntwo', '"one\ntwo"'],
])('writes %j as %j', (value, expected) => {
  expect(renderCsv([[value, 3]])).toBe(`\ufeff${expected},3\r\n`);
});
