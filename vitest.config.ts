import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { OPENID_CLIENT } from './dev/openid/client.ts';
import { REPORTS } from './dev/test/count.ts';
import { createVapidKeys } from './dev/vapid-keys.ts';
import { createBackupSettings } from './dev/vitest/backup-settings.ts';
import { bundleItineraryRenderer } from './dev/vitest/bundle-itinerary-renderer.ts';
import { bundlePackages } from './dev/vitest/bundle-packages.ts';
import { bundleTestReader } from './dev/vitest/bundle-test-reader.ts';
import { MODEL_SETTINGS } from './dev/vitest/model-settings.ts';
import { STRIPE_SETTINGS } from './dev/vitest/stripe-settings.ts';
import { textModules } from './dev/vitest/text-modules.ts';

/** Folders with tests that run in Node, without workerd or a DOM. */
const nodeTestFolders = [
  'worker/domain',
  'worker/contract',
  'worker/messages',
  'email-worker',
  'web/lib',
  'web/ui',
  'web/features',
  'web/offline',
  'bench',
  'tools',
];
/** The same of dev/: it holds no state in modules, and changes nothing that other tests use. */
const DEV_WITHOUT_STATE = [
  'dev/{coupon,deploy,disputes,gallery,lint,local-worker,model,plans,reencrypt,takedown}/**/*.test.ts',
  'dev/mail/{,generated/,replay/}*.test.ts',
  'dev/mail/hostile/{limits,hostile.isolated}.test.ts',
];

/** Enough for concurrency and property tests on a busy machine; an idle one needs a tenth. */
const TEST_TIMEOUT_MS = 120_000;

const COMPONENTS_ISOLATED = 'web/**/*.isolated.test.{ts,tsx}';

/** A project of tests of components, in an emulated browser. */
const toComponentProject = (
  name: string,
  files: { include: string[]; exclude?: string[]; isolate?: boolean },
): TestProjectInlineConfiguration => ({
  // Without the plugin of UnoCSS. Vitest replaces styles by nothing.
  resolve: { alias: [{ find: /^virtual:uno.*\.css$/, replacement: './theme.css' }] },
  test: {
    ...files,
    name,
    testTimeout: TEST_TIMEOUT_MS,
    environment: 'happy-dom',
    setupFiles: [
      './dev/vitest/undo-stubs.ts',
      './dev/vitest/fail-on-console.ts',
      './worker/messages/hosts/add-host-messages.ts',
      './web/testing/setup.ts',
    ],
  },
});

/** Settings of the tests' Workers. `origins`: where the emulators listen. */
const toTestSettings = (origins: { stripe: string; model: string; openId: string }) => ({
  APP_ORIGIN: 'http://localhost:8787',
  MAIL_VERDICT_SEEN: '1',
  // The suite creates and sends in minutes more than callers without an account may in an hour.
  STRANGERS_PER_HOUR: '1000000',
  MAIL_DAILY_LIMIT: '1000000',
  ...STRIPE_SETTINGS,
  STRIPE_API_BASE: origins.stripe,
  ...MODEL_SETTINGS,
  OPENAI_BASE_URL: `${origins.model}/v1`,
  OIDC_ISSUER: origins.openId,
  OIDC_CLIENT_ID: OPENID_CLIENT.id,
  OIDC_CLIENT_SECRET: OPENID_CLIENT.secret,
  ...createVapidKeys(),
  ...createBackupSettings(),
  APP_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
});

/**
 * Isolated files come last, so that no other file begins with what they leave in the databases, or runs with methods of
 * JavaScript that they replaced: V8 keeps those slow after they are put back.
 */
class IsolatedLast extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isIsolated = ({ moduleId }: TestSpecification) => Number(moduleId.includes('.isolated.'));
    return (await super.sort(files)).sort((a, b) => isIsolated(a) - isIsolated(b));
  }
}

/** A project of tests that run in workerd with real bindings and emulators of outside systems. */
const toWorkerProject = (
  name: string,
  files: { include: string[]; exclude?: string[] },
): TestProjectInlineConfiguration => ({
  plugins: [
    bundlePackages(
      ['worker/**/*.ts', 'email-worker/**/*.ts'],
      `.wrangler/test-packages/${name}-${process.env.TEST_PART ?? 'all'}`,
    ),
    bundleItineraryRenderer(`.wrangler/test-renderer/${name}-${process.env.TEST_PART ?? 'all'}`),
    cloudflareTest(async ({ inject }) => ({
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        // Modules and results reach the runtime through a WebSocket on loopback. Compressing them takes a tenth of the time.
        compatibilityFlags: ['nodejs_compat', 'no_web_socket_compression'],
        workers: [await bundleTestReader(`.wrangler/test-reader/${name}-${process.env.TEST_PART ?? 'all'}`)],
        // For worker/testing/lagging-copy.ts.
        d1Databases: { COPY_DB: 'copy' },
        bindings: {
          ...toTestSettings({
            stripe: inject('stripeOrigin'),
            model: inject('modelOrigin'),
            openId: inject('openIdIssuer'),
          }),
          DIRECTORY_MIGRATIONS: await readD1Migrations('./migrations/directory'),
          ITINERARY_MIGRATIONS: await readD1Migrations('./migrations/itineraries'),
        },
      },
    })),
  ],
  test: {
    ...files,
    name,
    // All files share one runtime: starting one takes longer than most files.
    isolate: false,
    testTimeout: TEST_TIMEOUT_MS,
    globalSetup: [
      './dev/vitest/start-stripe.ts',
      './dev/vitest/start-openid.ts',
      './dev/vitest/start-model.ts',
    ],
    setupFiles: [
      './dev/vitest/fail-on-console.ts',
      './worker/messages/hosts/add-host-messages.ts',
      './dev/vitest/quiet-log.ts',
      './dev/vitest/remember-main.ts',
      './dev/vitest/setup-worker.ts',
    ],
  },
});

export default defineConfig({
  test: {
    // Prints console output of failed tests only.
    silent: 'passed-only',
    sequence: { sequencer: IsolatedLast },
    reporters: ['default', ['json', { outputFile: REPORTS.vitest(process.env.TEST_PART) }]],
    projects: [
      {
        plugins: [textModules],
        test: {
          name: 'unit',
          testTimeout: TEST_TIMEOUT_MS,
          environment: 'node',
          isolate: false,
          // By default Vitest replaces CSS imports by an empty string.
          css: { include: [/\.css\?raw$/] },
          include: [...nodeTestFolders.map((folder) => `${folder}/**/*.test.ts`), ...DEV_WITHOUT_STATE],
          exclude: [COMPONENTS_ISOLATED],
          setupFiles: [
            './dev/vitest/undo-stubs.ts',
            './dev/vitest/fail-on-console.ts',
            './worker/messages/hosts/add-host-messages.ts',
          ],
        },
      },
      {
        plugins: [textModules],
        test: {
          // With a process per file: the emulators of outside systems hold state in their modules.
          name: 'dev',
          testTimeout: TEST_TIMEOUT_MS,
          environment: 'node',
          include: ['dev/**/*.test.ts'],
          exclude: DEV_WITHOUT_STATE,
          setupFiles: ['./dev/vitest/fail-on-console.ts', './worker/messages/hosts/add-host-messages.ts'],
        },
      },
      // Importing a component takes longer than testing it, so most files share a process.
      toComponentProject('components', {
        isolate: false,
        include: ['web/**/*.test.tsx'],
        exclude: [COMPONENTS_ISOLATED],
      }),
      // Tests that replace modules, or of what one keeps in memory, as after a page has loaded, have a process per file.
      toComponentProject('components-isolated', { include: [COMPONENTS_ISOLATED] }),
      // Tests create their own data. Those that read whole tables begin each file, *.isolated.test.ts, without data.
      toWorkerProject('worker', {
        include: ['worker/**/*.test.ts'],
        exclude: ['worker/domain/**', 'worker/contract/**', 'worker/messages/**'],
      }),
    ],
  },
});
