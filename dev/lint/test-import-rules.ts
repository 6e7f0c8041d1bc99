import { ANY_PACKAGE, type ImportRule, RUNTIMES, SHARED } from './import-rules.ts';

/** Rules for tests and their helpers, which other files never import. */
export const TEST_RULES: ImportRule[] = [
  {
    files: [...SHARED, 'email-worker/'],
    imports: [...SHARED, 'email-worker/'],
    packages: { except: RUNTIMES },
    reason: 'Pure code is tested without a runtime or framework.',
  },
  {
    files: ['worker/'],
    imports: ['worker/', 'email-worker/', 'docs/'],
    packages: ANY_PACKAGE,
    reason: 'Worker tests run in workerd, without web/ and development tools.',
  },
  {
    files: ['web/e2e/', 'web/build/'],
    imports: ['web/', 'dev/', ...SHARED],
    packages: ANY_PACKAGE,
    reason: 'End-to-end tests use the browser and the emulators, not the server.',
  },
  {
    files: ['web/'],
    imports: ['web/', ...SHARED, 'NOTICE'],
    packages: ANY_PACKAGE,
    reason: 'From the server, browser tests import only contract and domain.',
  },
  {
    files: ['dev/', 'bench/', 'tools/'],
    imports: [''],
    packages: ANY_PACKAGE,
    reason: 'Not deployed: may import everything.',
  },
];
