import { env } from 'cloudflare:workers';
import { type AccessRow, EVERYONE, expectForAll } from './access-row.ts';

/** The token is the only authorization. */
const { BACKUP_TOKEN } = env as unknown as { BACKUP_TOKEN: string };

const ROUTES = [
  { method: 'GET', route: '/api/backup' },
  { method: 'POST', route: '/api/backup/schema', body: () => ({ database: 'DB' }) },
  {
    method: 'POST',
    route: '/api/backup/page',
    body: () => ({
      database: 'DB',
      table: { name: 'coupons', columns: ['code'], key: ['rowid'] },
      file: 'coupons',
      part: 0,
    }),
  },
];

/** The copy of a deployment's databases. */
export const BACKUP_ACCESS_ROWS: AccessRow[] = [
  ...ROUTES.map((each) => ({ resource: 'backup', ...each, expected: expectForAll(404) })),
  {
    resource: 'backup',
    method: 'GET',
    route: '/api/backup',
    headers: { authorization: `Bearer ${BACKUP_TOKEN}` },
    expected: EVERYONE,
  },
];
