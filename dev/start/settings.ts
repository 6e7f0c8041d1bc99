import { isStrongSecret } from '../../worker/domain/access/secret-strength.ts';
import { CommandError } from '../steps.mjs';

/** The Worker's settings that environment variables can override. README.md explains them. */
const NAMES = [
  'APP_ORIGIN',
  'APP_SECRET',
  'APP_SECRET_PREVIOUS',
  'INTAKE_ADDRESS',
  'INTAKE_ADDRESS_PREVIOUS',
  'MAIL_VERDICT_SEEN',
  'MAIL_FROM',
  'CONTACT_EMAIL',
  'OPERATOR',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_BASE',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_MODEL',
  'WORKERS_AI_MODEL',
  'ANALYTICS_TOKEN',
  'BACKUP_PUBLIC_KEY',
  'BACKUP_TOKEN',
  'LOG_SAMPLE_RATE',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'NOTICE_WINDOW_SECONDS',
  'MAIL_DAILY_LIMIT',
  'STRANGERS_PER_HOUR',
  'INTAKE_DAILY_LIMIT',
  'TURNSTILE_SITE_KEY',
  'TURNSTILE_SECRET_KEY',
  'TURNSTILE_VERIFY_URL',
  'CLOCK_OFFSET_SECONDS',
] as const;

export type LocalSettings = Partial<Record<(typeof NAMES)[number], string>>;

/**
 * True if payments go to an emulator of Stripe: ours, or the server at STRIPE_API_BASE. The page then shows our own card
 * form. False with a STRIPE_SECRET_KEY only: then Stripe itself is used, or payments are off if the key is empty.
 */
export const usesStripeEmulator = (env: NodeJS.ProcessEnv = process.env): boolean =>
  Boolean(env.STRIPE_API_BASE) || env.STRIPE_SECRET_KEY === undefined;

/** The defaults, overridden by environment variables of the same names. Throws CommandError for a weak secret. */
export function withEnvironment(
  defaults: LocalSettings,
  env: NodeJS.ProcessEnv = process.env,
): LocalSettings {
  const settings = { ...defaults };
  for (const name of NAMES) if (env[name]) settings[name] = env[name];
  requireStrongSecrets(settings);
  return settings;
}

/** Checked here because the Worker refuses or ignores weak secrets without saying which. */
function requireStrongSecrets(settings: LocalSettings) {
  for (const name of ['APP_SECRET', 'APP_SECRET_PREVIOUS', 'BACKUP_TOKEN'] as const) {
    const secret = settings[name];
    if (secret === undefined || isStrongSecret(secret)) continue;
    throw new CommandError(
      `${name} is too weak. It needs at least 32 characters, 10 of them different.`,
      'Create one: openssl rand -base64 48',
    );
  }
}
