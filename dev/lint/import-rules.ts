/** What the files of a layer may import. Paths are prefixes, from the project's root. */
export interface ImportRule {
  files: string[];
  imports: string[];
  /** May be imported with `import type` only. */
  types?: string[];
  packages: string[] | { except: string[] };
  /** Which files of the layer may import each other; `folder`: those in the same subfolder. All by default. */
  siblings?: 'all' | 'folder' | 'none';
  reason: string;
}

const CONTRACT = 'worker/contract/';
/** The words of what people read, in all languages. */
const MESSAGES = 'worker/messages/';
const DOMAIN = 'worker/domain/';
/** Used on both sides. */
export const SHARED = [CONTRACT, DOMAIN, MESSAGES];
const ERRORS = 'worker/errors.ts';
/** Adds the id of the request to each line. */
const LOG = 'worker/log.ts';
/** Functions that call Durable Objects. */
const STUBS = 'worker/durable-objects/call-';
const OBJECTS = 'worker/durable-objects/';
export const RUNTIMES = ['cloudflare:', 'node:', 'hono', 'react', 'react-dom', '@tanstack'];
const SERVER_PACKAGES = ['cloudflare:', 'node:', 'drizzle-orm', 'stripe', 'openai', 'oauth4webapi'];
export const ANY_PACKAGE = { except: [] };

const TEXT = 'email-worker/text/';
/** What all of email-worker uses of the pure rules. */
const DAYS = 'worker/domain/time/days.ts';
const LANGUAGE_FILES = 'email-worker/languages/';
const GAZETTEER = 'email-worker/gazetteer/';
/** What the Worker uses of email-worker itself. All else runs in the reader, the second Worker, and is called through its binding. */
const LIGHT_EMAIL = [
  'email-worker/intake-address.ts',
  'email-worker/receive.ts',
  'email-worker/model/models.ts',
  'email-worker/resolve/booking-key.ts',
  'email-worker/resolve/match-known-events.ts',
];
const BOOKING = ['email-worker/booking.ts', 'email-worker/message.ts', 'email-worker/mail-kind.ts'];

/** The first rule that covers a file applies. */
export const SOURCE_RULES: ImportRule[] = [
  {
    files: ['worker/index.ts'],
    imports: ['worker/app.ts', OBJECTS, 'worker/jobs/'],
    packages: [],
    reason: 'The entry connects handlers and Durable Object classes and contains nothing else.',
  },
  {
    files: ['worker/app.ts'],
    imports: ['worker/api/', 'worker/http/', 'worker/pages/', ERRORS],
    packages: ['hono'],
    reason: 'The app mounts routes and middleware.',
  },
  {
    files: ['worker/env.d.ts'],
    imports: [],
    types: ['worker/index.ts', OBJECTS, 'worker/jobs/', 'email-worker/reader.ts', CONTRACT],
    packages: [],
    reason: 'Bindings refer to types only.',
  },
  {
    files: [LOG],
    imports: [],
    packages: ['node:async_hooks'],
    reason: 'Every layer with I/O may log, so log.ts is below all of them.',
  },
  {
    files: [ERRORS],
    imports: [...SHARED],
    types: ['worker/http/'],
    packages: ['hono'],
    reason: 'Every layer may throw AppError, so errors.ts is below all of them.',
  },
  {
    files: [MESSAGES],
    imports: [],
    packages: [],
    reason: 'Everything that writes words for people uses the messages, so they are below all of it.',
  },
  {
    files: [CONTRACT],
    imports: [MESSAGES],
    packages: ['zod'],
    reason: 'The contract is shared with the browser and imports zod only.',
  },
  {
    files: [DOMAIN],
    imports: [CONTRACT, MESSAGES],
    packages: ['date-fns-tz', 'fflate'],
    reason: 'Domain rules are pure: no runtime, no framework, no I/O.',
  },
  {
    files: ['worker/db/'],
    imports: [...SHARED, LOG, ERRORS],
    packages: ['drizzle-orm'],
    reason: 'Queries do not depend on a request or an outside system.',
  },
  {
    files: ['worker/services/'],
    imports: [...SHARED, LOG, ERRORS],
    types: ['email-worker/reader.ts'],
    packages: ['stripe', 'openai', 'oauth4webapi', 'zod'],
    reason: 'A service talks to one outside system and does not depend on a request or the database.',
  },
  {
    files: [OBJECTS],
    imports: [...SHARED, LOG, ERRORS],
    packages: ['cloudflare:workers'],
    reason: 'Durable Objects are thin: their logic is in worker/domain/.',
  },
  {
    files: ['worker/serializers/'],
    imports: [...SHARED, ERRORS],
    types: ['worker/db/'],
    packages: [],
    reason: 'A serializer turns a row into a response body.',
  },
  {
    files: ['worker/actions/'],
    imports: [
      CONTRACT,
      DOMAIN,
      MESSAGES,
      MESSAGES,
      'worker/db/',
      'worker/services/',
      ...LIGHT_EMAIL,
      STUBS,
      LOG,
      ERRORS,
    ],
    types: [OBJECTS, 'email-worker/'],
    packages: [],
    reason: 'An action is called by both api/ and jobs/ and does not depend on a request.',
  },
  {
    files: ['worker/http/'],
    imports: [...SHARED, 'worker/db/', 'worker/services/', STUBS, LOG, ERRORS],
    types: [OBJECTS],
    packages: ['hono', '@hono/zod-validator', 'zod', '@cloudflare/workers-oauth-provider'],
    reason: 'worker/http/ is what handlers share; it is below them and below actions.',
  },
  {
    files: ['worker/api/'],
    imports: [
      'worker/http/',
      'worker/actions/',
      'worker/serializers/',
      'worker/services/',
      'worker/db/',
      DOMAIN,
      MESSAGES,
      MESSAGES,
      CONTRACT,
      STUBS,
      LOG,
      ERRORS,
    ],
    types: [OBJECTS],
    packages: ['hono', 'zod', 'stripe', '@modelcontextprotocol/server'],
    siblings: 'none',
    reason: 'An api file imports no other api file, no job and no page: share code in http/ or actions/.',
  },
  {
    files: ['worker/jobs/'],
    imports: [
      'worker/actions/',
      'worker/db/',
      DOMAIN,
      MESSAGES,
      MESSAGES,
      CONTRACT,
      'worker/services/',
      ...LIGHT_EMAIL,
      LOG,
      ERRORS,
    ],
    types: ['email-worker/'],
    packages: ['zod'],
    reason: 'A job does not depend on a request or a Durable Object.',
  },
  {
    files: ['worker/pages/'],
    imports: ['worker/serializers/', 'worker/http/', ...SHARED, LOG, ERRORS],
    packages: ['hono', '#itinerary-renderer'],
    reason:
      'Pages render HTML from serialized data; #itinerary-renderer is web/server/, built for the Worker.',
  },
  {
    files: [LANGUAGE_FILES],
    imports: [DOMAIN, MESSAGES],
    packages: [],
    reason: 'languages/ holds the words of languages and knows nothing of emails and plans.',
  },
  {
    files: ['email-worker/text/scan/'],
    imports: [LANGUAGE_FILES, GAZETTEER, ...BOOKING],
    packages: [],
    reason: 'scan/ finds dates, times, numbers and addresses in text.',
  },
  {
    files: ['email-worker/text/label/'],
    imports: [LANGUAGE_FILES, DAYS, `${TEXT}scan/`, ...BOOKING],
    packages: [],
    reason: 'label/ finds out what the cells of a text mean.',
  },
  {
    files: ['email-worker/text/extract/'],
    imports: [LANGUAGE_FILES, DAYS, `${TEXT}scan/`, `${TEXT}label/`, GAZETTEER, ...BOOKING],
    packages: [],
    reason: 'extract/ finds candidates; decide/ chooses among them.',
  },
  {
    files: ['email-worker/index.ts'],
    imports: ['email-worker/'],
    packages: ['cloudflare:workers'],
    reason: 'The entry of the second Worker connects its calls and contains nothing else.',
  },
  {
    files: ['email-worker/'],
    imports: [...SHARED],
    packages: ['@photostructure/tz-lookup', 'fflate', 'htmlparser2', 'postal-mime', 'zod'],
    reason: 'Reading uses no database, bucket or runtime, so that it can be measured in Node.',
  },
  {
    files: ['web/ui/'],
    imports: [...SHARED],
    packages: { except: [...SERVER_PACKAGES, 'hono', '@tanstack/react-query'] },
    reason: 'A primitive does not depend on data or features, only on its props.',
  },
  {
    files: ['web/lib/'],
    imports: [...SHARED],
    types: ['worker/app.ts'],
    packages: { except: SERVER_PACKAGES },
    reason: 'web/lib/ is below ui, features and routes.',
  },
  {
    files: ['web/features/'],
    imports: ['web/ui/', 'web/lib/', ...SHARED],
    packages: { except: SERVER_PACKAGES },
    siblings: 'folder',
    reason: 'A feature imports no other feature and no route: compose features in web/routes/.',
  },
  {
    files: ['web/routes/'],
    imports: ['web/features/', 'web/ui/', 'web/lib/', ...SHARED],
    packages: { except: SERVER_PACKAGES },
    reason: 'A route composes features and imports only contract and domain from the server.',
  },
  {
    files: ['web/server/'],
    imports: ['web/routes/-project/', 'web/lib/render-time.ts', ...SHARED],
    packages: ['react', 'react-dom'],
    reason:
      'The Worker renders what hydrates in the browser: components without router, query cache and DOM.',
  },
  {
    files: ['web/pages/'],
    imports: [CONTRACT],
    packages: ['react'],
    reason: 'Static pages are prerendered and hold text only.',
  },
  {
    files: ['web/offline/'],
    imports: ['web/lib/', DOMAIN, MESSAGES],
    packages: ['workbox-precaching'],
    reason: 'The service worker stays small.',
  },
  {
    files: ['web/build/'],
    imports: [...SHARED],
    packages: { except: ['cloudflare:', 'drizzle-orm'] },
    reason: 'The Vite plugins produce the bundle and import none of it.',
  },
  {
    files: ['web/'],
    imports: ['web/', ...SHARED],
    packages: { except: SERVER_PACKAGES },
    reason: 'From the server, the browser imports only contract and domain.',
  },
  {
    files: ['dev/', 'bench/', 'tools/', ''],
    imports: [''],
    packages: ANY_PACKAGE,
    reason: 'Not deployed: may import everything.',
  },
];
