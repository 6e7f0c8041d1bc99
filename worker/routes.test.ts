import { expect, it } from 'vitest';
import { app } from './app.ts';
import { ACCESS_TABLE } from './testing/access-table.ts';

/** Without middleware and catch-alls. */
const routes = app.routes
  .filter((route) => route.method !== 'ALL' && !route.path.endsWith('*'))
  .map((route) => `${route.method} ${route.path}`);

it('lists every route, and only routes, in the access table', () => {
  expect(new Set(routes).size).toBeGreaterThan(20);
  expect(new Set(ACCESS_TABLE.map((row) => `${row.method} ${row.route}`))).toEqual(new Set(routes));
});
