import { expect, it } from 'vitest';
import { checkImports } from './check-imports.ts';
import { parseModule } from './parse-module.ts';

const check = (path: string, text: string) => checkImports(parseModule(path, text));

it.each([
  ['worker/contract/a.ts', "import { z } from 'zod'; import { b } from './b.ts';"],
  ['worker/db/a.ts', "import { eq } from 'drizzle-orm'; import { b } from '../domain/b.ts';"],
  ['worker/http/a.ts', "import type { LiveRoom } from '../durable-objects/live-room.ts';"],
  ['worker/index.ts', "export { LiveRoom } from './durable-objects/live-room.ts';"],
  ['email-worker/formats/a.ts', "import { fold } from '../gazetteer/fold.ts';"],
  ['web/features/faqs/a.tsx', "const load = () => import('./dialog.tsx'); import '../../ui/b.tsx';"],
  ['web/lib/a.ts', "import type { Api } from '../../worker/app.ts'; import { hc } from 'hono/client';"],
  ['worker/domain/a.test.ts', "import { it } from 'vitest'; import { a } from './a.ts';"],
  ['worker/api/a.test.ts', "import { app } from '../app.ts'; import sql from '../../docs/a.sql?raw';"],
  ['dev/start/a.ts', "import { b } from '../../worker/db/b.ts'; import 'wrangler';"],
])('accepts the imports of %s', (path, text) => {
  expect(check(path, text)).toEqual([]);
});

it.each([
  ['worker/contract/a.ts', "import { b } from '../domain/b.ts';", 'worker/domain/b.ts'],
  ['worker/contract/a.ts', "import { Hono } from 'hono';", 'hono'],
  [
    'worker/domain/a.ts',
    "import type { Row } from '../db/schema/itinerary/itineraries.ts';",
    'worker/db/schema/itinerary/itineraries.ts',
  ],
  ['worker/db/a.ts', "import { getCookie } from 'hono/cookie';", 'hono/cookie'],
  ['worker/services/a.ts', "import { eq } from 'drizzle-orm/sql';", 'drizzle-orm/sql'],
  ['worker/actions/a.ts', "import type { Context } from 'hono';", 'hono'],
  [
    'worker/http/a.ts',
    "import { LiveRoom } from '../durable-objects/live-room.ts';",
    'worker/durable-objects/live-room.ts',
  ],
  [
    'worker/http/a.ts',
    "import { type A, LiveRoom } from '../durable-objects/live-room.ts';",
    'worker/durable-objects/live-room.ts',
  ],
  ['worker/api/a.ts', "export { b } from './b.ts';", 'worker/api/b.ts'],
  ['worker/jobs/a.ts', "import { b } from '../api/b.ts';", 'worker/api/b.ts'],
  ['worker/api/a.ts', "import { b } from '../testing/b.ts';", 'worker/testing/b.ts'],
  ['email-worker/a.ts', "export * from '../worker/db/b.ts';", 'worker/db/b.ts'],
  ['web/features/faqs/a.tsx', "const load = () => import('../events/b.tsx');", 'web/features/events/b.tsx'],
  ['web/lib/a.ts', "import { app } from '../../worker/app.ts';", 'worker/app.ts'],
  ['web/routes/a.tsx', "import { b } from '../../worker/db/b.ts';", 'worker/db/b.ts'],
  ['web/routes/a.tsx', "import { b } from '../../dev/b.ts';", 'dev/b.ts'],
  ['web/ui/a.tsx', "import { b } from '../lib/b.ts';", 'web/lib/b.ts'],
  ['worker/domain/a.test.ts', "import { env } from 'cloudflare:workers';", 'cloudflare:workers'],
])('reports an import of %s: %s', (path, text, target) => {
  expect(check(path, text)).toEqual([expect.stringMatching(`^${path}:1 imports ${target}: .+`)]);
});

it('reports the line of the import', () => {
  const [first] = check('worker/db/a.ts', "import { eq } from 'drizzle-orm';\n\nimport 'hono';\n");
  expect(first).toContain('worker/db/a.ts:3 imports hono');
});

it('reports a folder without a rule', () => {
  expect(
    checkImports(parseModule('worker/new/a.ts', ''), {
      source: [],
      test: [],
    }),
  ).toEqual(['worker/new/a.ts: no rule of dev/lint/import-rules.ts covers this file.']);
});
