import { expect, it } from 'vitest';
import { app } from './app.ts';
import { ACCESS_TABLE } from './testing/access-table.ts';

/** Middleware and the catch-alls at the end are no routes of their own. */
const routes = app.routes
  .filter((route) => route.method !== 'ALL' && !route.path.endsWith('*'))
  .map((route) => `${route.method} ${route.path}`);

it('has every route in the access table, and nothing there that is no route', () => {
  expect(new Set(routes).size).toBeGreaterThan(20);
  expect(new Set(ACCESS_TABLE.map((row) => `${row.method} ${row.route}`))).toEqual(new Set(routes));
});
