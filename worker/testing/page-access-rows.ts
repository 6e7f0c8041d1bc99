import { type AccessRow, expectForAll } from './access-row.ts';

export const PAGE_ACCESS_ROWS: AccessRow[] = [
  { resource: 'pages', method: 'POST', route: '/shared-plan', expected: expectForAll('redirect') },
];
