import { expect, it } from 'vitest';
import { checkNames } from './check-names.ts';
import { parseModule } from './parse-module.ts';

const check = (...texts: string[]) =>
  checkNames(texts.map((text, index) => parseModule(`${index}.ts`, text)));

it('accepts names that are exported once', () => {
  expect(check('export const a = 1; const b = 2;', 'export function b() {} export type C = 1;')).toEqual([]);
});

it('reports a name that two modules export', () => {
  expect(check('export const a = 1;', 'export function a() {}', 'const a = 1; export { a };')).toEqual([
    'a is exported by 0.ts, 1.ts, 2.ts.',
  ]);
  expect(check('export interface A {}', 'export type A = 1;')).toEqual(['A is exported by 0.ts, 1.ts.']);
});

it('accepts a value and its type in one module', () => {
  expect(check('export const A = 1; export type A = typeof A;')).toEqual([]);
});

it('accepts the exports of Worker entries', () => {
  const modules = ['worker/a.ts', 'dev/local-worker/index.ts'].map((path) =>
    parseModule(path, 'export class LiveRoom {}'),
  );
  expect(checkNames(modules)).toEqual([]);
});

it('accepts re-exports, default exports and routes', () => {
  expect(check('export const a = 1;', "export { a } from './0.ts';")).toEqual([]);
  expect(check('export default 1;', 'export default 2;')).toEqual([]);
  expect(check('export const Route = 1;', 'export const Route = 2;')).toEqual([]);
});
