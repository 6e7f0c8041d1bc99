import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { OPENID_CLIENT } from './dev/openid/client.ts';
import { REPORTS } from './dev/test/count.ts';
import { MODEL_SETTINGS } from './dev/vitest/model-settings.ts';
import { STRIPE_SETTINGS } from './dev/vitest/stripe-settings.ts';
import { textModules } from './dev/vitest/text-modules.ts';
import { wholePackages } from './dev/vitest/whole-packages.ts';

/** Folders whose tests need no runtime: rules and words, and what the browser computes without a page. */
const pure = [
  'worker/domain',
  'worker/contract',
  'email-worker',
  'web/lib',
  'web/ui',
  'web/features',
  'web/offline',
  'dev',
  'bench',
];

/** For races of dozens of calls and properties of hundreds of cases; an idle machine needs a tenth of it. */
const PATIENCE_MS = 60_000;

const ALONE = 'worker/**/*.alone.test.ts';

/** Tests in workerd with the real bindings, and other people's systems stood in for. */
const toWorkerProject = (
  name: string,
  files: { include: string[]; exclude?: string[]; isolate?: boolean },
): TestProjectInlineConfiguration => ({
  plugins: [
    wholePackages(
      ['worker/**/*.ts', 'email-worker/**/*.ts'],
      `.wrangler/test-packages/${name}-${process.env.TEST_PART ?? 'all'}`,
    ),
    cloudflareTest(async ({ inject }) => ({
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        bindings: {
          APP_ORIGIN: 'http://localhost:8787',
          ...STRIPE_SETTINGS,
          STRIPE_API_BASE: inject('stripeOrigin'),
          ...MODEL_SETTINGS,
          OPENAI_BASE_URL: `${inject('modelOrigin')}/v1`,
          OIDC_ISSUER: inject('openIdIssuer'),
          OIDC_CLIENT_ID: OPENID_CLIENT.id,
          OIDC_CLIENT_SECRET: OPENID_CLIENT.secret,
          APP_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
          TEST_MIGRATIONS: await readD1Migrations('./migrations'),
        },
      },
    })),
  ],
  test: {
    ...files,
    name,
    testTimeout: PATIENCE_MS,
    globalSetup: [
      './dev/vitest/start-stripe.ts',
      './dev/vitest/start-openid.ts',
      './dev/vitest/start-model.ts',
    ],
    setupFiles: ['./dev/vitest/quiet-console.ts', './dev/vitest/setup-worker.ts'],
  },
});

export default defineConfig({
  test: {
    // What a test prints is of interest when it fails.
    silent: 'passed-only',
    reporters: ['default', ['json', { outputFile: REPORTS.vitest(process.env.TEST_PART) }]],
    projects: [
      {
        plugins: [textModules],
        test: {
          name: 'unit',
          testTimeout: PATIENCE_MS,
          environment: 'node',
          // The text of a style sheet that a test reads; Vitest would otherwise empty it.
          css: { include: [/\.css\?raw$/] },
          include: pure.map((folder) => `${folder}/**/*.test.ts`),
          setupFiles: ['./dev/vitest/quiet-console.ts'],
        },
      },
      {
        test: {
          name: 'components',
          testTimeout: PATIENCE_MS,
          environment: 'happy-dom',
          include: ['web/**/*.test.tsx'],
          setupFiles: ['./dev/vitest/quiet-console.ts', './web/testing/setup.ts'],
        },
      },
      // In one runtime, since starting one takes longer than most files run: each makes what it needs itself.
      toWorkerProject('worker', {
        isolate: false,
        include: ['worker/**/*.test.ts'],
        exclude: ['worker/domain/**', 'worker/contract/**', ALONE],
      }),
      // What looks at a whole database, or moves everybody's clock on, has a runtime of its own.
      toWorkerProject('worker-alone', { include: [ALONE] }),
    ],
  },
});
