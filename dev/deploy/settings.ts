import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { isStrongSecret } from '../../worker/domain/access/secret-strength.ts';
import { SLOT_RANGES } from '../../worker/domain/itinerary/slots.ts';
import { CommandError } from '../steps.mjs';

/** Settings that wrangler.json holds as plain text. */
const VARS = [
  'APP_ORIGIN',
  'MAIL_FROM',
  'INTAKE_ADDRESS',
  'INTAKE_ADDRESS_PREVIOUS',
  'MAIL_VERDICT_SEEN',
  'CONTACT_EMAIL',
  'OPERATOR',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'STRIPE_PUBLISHABLE_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_MODEL',
  'WORKERS_AI_MODEL',
  'ANALYTICS_TOKEN',
  'LOG_SAMPLE_RATE',
  'NOTICE_WINDOW_SECONDS',
  'MAIL_DAILY_LIMIT',
  'STRANGERS_PER_HOUR',
  'INTAKE_DAILY_LIMIT',
  'TURNSTILE_SITE_KEY',
  'BACKUP_PUBLIC_KEY',
] as const;
/** Settings that Cloudflare keeps encrypted and never shows again. */
const SECRETS = [
  'APP_SECRET',
  'OIDC_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'OPENAI_API_KEY',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'TURNSTILE_SECRET_KEY',
  'BACKUP_TOKEN',
] as const;
/** Settings that are needed together: either all of a group or none. */
const GROUPS = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
  ['BACKUP_PUBLIC_KEY', 'BACKUP_TOKEN'],
];
/** Keeps all databases and their copies in the European Union. */
export const EU = 'eu';
/** Where D1 can keep the primary copy of the directory. */
const LOCATIONS = ['weur', 'eeur', 'apac', 'oc', 'wnam', 'enam', EU];

/** `try` is a deployment on workers.dev, without a domain and without email. */
export const ENVIRONMENTS = ['production', 'staging', 'try'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

export type DeploySettings = {
  environment: Environment;
  vars: Record<string, string>;
  secrets: Record<string, string>;
  location: string;
  /** The bindings of the databases of itineraries. */
  databases: string[];
};

type Env = Record<string, string | undefined>;

/** Settings of an environment: those in `.env.<environment>`, overridden by environment variables. */
export function readEnvironment(environment: Environment, env: Env = process.env): Env {
  const file = `.env.${environment}`;
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...env };
}

/** Sorts the settings of an environment into variables and secrets. Empty ones are left out. */
export function sortSettings(environment: Environment, env: Env): DeploySettings {
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : [])));
  const location = env.D1_LOCATION?.trim() || 'weur';
  const databases = readDatabases(env.ITINERARY_DATABASES, location === EU ? 'WEUR_1' : DEFAULT_DATABASES);
  return { environment, vars: pick(VARS), secrets: pick(SECRETS), location, databases };
}

/** One in each region. */
const DEFAULT_DATABASES = 'WNAM_1 ENAM_1 WEUR_1 EEUR_1 APAC_1 OC_1';

/** The bindings of a list such as "WEUR_1 ENAM_1". */
const readDatabases = (list: string | undefined, byDefault: string): string[] =>
  (list?.trim() || byDefault).split(/[\s,]+/).map((name) => `ITINERARIES_${name.toUpperCase()}`);

function checkDatabases(databases: string[]): string[] {
  const known = SLOT_RANGES.map(({ binding }) => binding as string);
  const unknown = databases.filter((binding) => !known.includes(binding));
  return unknown.map(
    (binding) => `ITINERARY_DATABASES: worker/domain/itinerary/slots.ts has no line for ${binding}.`,
  );
}

/**
 * Throws CommandError with everything that is missing, weak or contradictory. `zone` is the account's domain, `stored`
 * the names of the secrets that the deployed Worker already has.
 */
export function checkSettings(settings: DeploySettings, zone: string, stored: string[]) {
  const problems = [
    ...checkOrigin(settings.vars.APP_ORIGIN),
    ...checkSecret(settings.secrets.APP_SECRET, stored),
    ...checkBackupToken(settings.secrets.BACKUP_TOKEN),
    ...checkGroups(settings, stored),
    ...checkStripeMode(settings),
    ...checkModel(settings),
    ...checkEmail('MAIL_FROM', readMailDomain(settings.vars.MAIL_FROM), zone),
    ...checkEmail('INTAKE_ADDRESS', readMailDomain(settings.vars.INTAKE_ADDRESS), zone),
    ...checkOperator(settings),
    ...checkSampleRate(settings.vars.LOG_SAMPLE_RATE),
    ...checkDatabases(settings.databases),
  ];
  if (!LOCATIONS.includes(settings.location))
    problems.push(`D1_LOCATION is "${settings.location}". Use one of ${LOCATIONS.join(', ')}.`);
  if (problems.length === 0) return;
  throw new CommandError(
    `Settings:\n${problems.map((problem) => `    ${problem}`).join('\n')}`,
    `Set them in .env.${settings.environment} or as environment variables. .env.example explains each.`,
  );
}

function checkSampleRate(rate: string | undefined): string[] {
  if (rate === undefined || (Number(rate) >= 0 && Number(rate) <= 1)) return [];
  return [`LOG_SAMPLE_RATE is "${rate}". Use a number from 0 to 1.`];
}

/** The domain of an email address, with or without a name before it. */
export function readMailDomain(text: string | undefined): string | undefined {
  return /^[^<>]*?<?[^\s<>@]+@([a-z0-9.-]+\.[a-z]{2,})>?$/i.exec(text ?? '')?.[1]?.toLowerCase();
}

function checkOrigin(origin: string | undefined): string[] {
  if (!origin)
    return ['APP_ORIGIN is missing: the address of the product, such as https://foldout.example.com.'];
  const url = URL.parse(origin);
  const isOrigin = url?.protocol === 'https:' && url.origin === origin && url.hostname.includes('.');
  return isOrigin ? [] : [`APP_ORIGIN is "${origin}". It needs the form https://foldout.example.com.`];
}

function checkSecret(secret: string | undefined, stored: string[]): string[] {
  if (secret === undefined) {
    const advice = 'Create one with "openssl rand -base64 48" and keep a copy in a safe place.';
    return stored.includes('APP_SECRET') ? [] : [`APP_SECRET is missing. ${advice}`];
  }
  return isStrongSecret(secret) ? [] : ['APP_SECRET is weak: it needs 32 characters, 10 of them different.'];
}

/** The Worker takes no backups with a weak one. */
const checkBackupToken = (token: string | undefined): string[] =>
  token === undefined || isStrongSecret(token)
    ? []
    : ['BACKUP_TOKEN is weak: it needs 32 characters, 10 of them different.'];

function checkGroups({ vars, secrets }: DeploySettings, stored: string[]): string[] {
  const isSet = (name: string) => name in vars || name in secrets || stored.includes(name);
  return GROUPS.flatMap((group) => {
    const missing = group.filter((name) => !isSet(name));
    const isPartial = missing.length > 0 && missing.length < group.length;
    return isPartial ? [`${missing.join(' and ')} missing: ${group.join(', ')} belong together.`] : [];
  });
}

function checkModel({ vars, secrets }: DeploySettings): string[] {
  const isAmbiguous = vars.WORKERS_AI_MODEL !== undefined && secrets.OPENAI_API_KEY !== undefined;
  return isAmbiguous
    ? ['WORKERS_AI_MODEL and OPENAI_API_KEY are both set: emails are read by one model.']
    : [];
}

function checkStripeMode({ environment, vars, secrets }: DeploySettings): string[] {
  const keys = [vars.STRIPE_PUBLISHABLE_KEY, secrets.STRIPE_SECRET_KEY].filter((key) => key !== undefined);
  const mode = environment === 'production' ? '_live_' : '_test_';
  const isRight = keys.every((key) => key.includes(mode));
  return isRight ? [] : [`Stripe's keys must contain "${mode}" in ${environment}.`];
}

/** Refunds and reports of abuse go to the contact address, and the law asks for the operator's name. */
function checkOperator({ environment, vars }: DeploySettings): string[] {
  const { CONTACT_EMAIL: contact = '', OPERATOR: operator } = vars;
  const isRequired = environment === 'production';
  const domain = /[\s<>]/.test(contact) ? undefined : readMailDomain(contact);
  const isOurs = [vars.MAIL_FROM, vars.INTAKE_ADDRESS].some((each) => readMailDomain(each) === domain);
  const problems =
    operator === undefined && isRequired ? ['OPERATOR is missing: name and address of who runs it.'] : [];
  if (domain === undefined && (isRequired || contact !== ''))
    problems.push('CONTACT_EMAIL is missing or not an email address.');
  if (domain !== undefined && isOurs)
    problems.push(
      'CONTACT_EMAIL must be an address that a person reads, not one where Foldout sends or receives email.',
    );
  return problems;
}

/** Email on the zone itself would replace the mail servers and sender rules of its owner. */
function checkEmail(name: string, domain: string | undefined, zone: string): string[] {
  if (domain === undefined) return [`${name} is missing or not an email address.`];
  if (domain.endsWith(`.${zone}`)) return [];
  const example = name === 'MAIL_FROM' ? `Foldout <hello@mail.${zone}>` : `trips@in.${zone}`;
  return [
    `${name} must be on a subdomain of ${zone}, so that the domain's own email is not touched: ${example}`,
  ];
}
