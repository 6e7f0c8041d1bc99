import { expect, it } from 'vitest';
import { checkLimits } from './check-limits.ts';
import { parseModule } from './parse-module.ts';

const check = (path: string, text: string) => checkLimits(parseModule(path, text));
const toFunction = (head: string, lines: number) => `${head} {${'\n'.repeat(lines - 1)}}`;
const toBranches = (count: number) => Array(count).fill('if (a) b();').join(' ');

it('limits functions to 60 lines', () => {
  expect(check('worker/a.ts', toFunction('function f()', 60))).toEqual([]);
  expect(check('worker/a.ts', toFunction('\nfunction f()', 61))).toEqual([
    'worker/a.ts:2 f has 61 lines, at most 60.',
  ]);
  expect(check('web/a.tsx', toFunction('const useX = () =>', 61))).toHaveLength(1);
  expect(check('worker/a.ts', `class A { ${toFunction('run()', 61)} }`)).toEqual([
    'worker/a.ts:1 run has 61 lines, at most 60.',
  ]);
});

it('limits components to 80 lines', () => {
  expect(check('web/a.tsx', toFunction('export function Card()', 80))).toEqual([]);
  expect(check('web/a.tsx', toFunction('export const Card = () =>', 80))).toEqual([]);
  expect(check('web/a.tsx', toFunction('export function Card()', 81))).toHaveLength(1);
});

it('does not limit the length of test callbacks', () => {
  const callback = toFunction('() =>', 100);
  expect(check('worker/a.test.ts', `describe('a', ${callback});`)).toEqual([]);
  expect(check('worker/a.test.ts', `it.each([1])('a', ${callback});`)).toEqual([]);
  expect(check('worker/a.test.ts', `const help = ${callback};`)).toHaveLength(1);
  expect(check('worker/a.ts', `describe('a', ${callback});`)).toHaveLength(1);
});

it('limits cyclomatic complexity to 15', () => {
  expect(check('worker/a.ts', `function f() { ${toBranches(14)} }`)).toEqual([]);
  expect(check('worker/a.ts', `function f() { ${toBranches(15)} }`)).toEqual([
    'worker/a.ts:1 f has cyclomatic complexity 16, at most 15.',
  ]);
  expect(check('worker/a.ts', `const f = (a) => ${Array(17).fill('a').join(' || ')};`)).toHaveLength(1);
});

it('counts the branches of an inner function separately', () => {
  expect(
    check('worker/a.ts', `function f() { ${toBranches(9)} return () => { ${toBranches(9)} }; }`),
  ).toEqual([]);
});

it('counts loops, cases, catches and logical assignments', () => {
  const text = `function f(a) {
    for (const b of a) { while (b) b(); }
    switch (a) { case 1: case 2: break; default: }
    try { a ??= 1; } catch { a ? 1 : 2; }
    ${toBranches(7)}
  }`;
  expect(check('worker/a.ts', text)).toEqual([]);
  expect(check('worker/a.ts', text.replace('a ??= 1', 'a ??= b ?? 1'))).toHaveLength(1);
});
