import { z } from '../contract/zod.ts';
import { isStrongSecret } from '../domain/access/secret-strength.ts';
import { AppError } from '../errors.ts';
import { log, logError } from '../log.ts';

const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

/** 32 random characters hold well over 128 bits. */
const secret = z.string().refine(isStrongSecret, 'needs 32 characters, 10 of them different');

const settings = z.object({
  APP_ORIGIN: z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin),
  /** All keys are derived from it. */
  APP_SECRET: secret,
  /** While the secret is rotated: the one before, which still reads what it wrote. */
  APP_SECRET_PREVIOUS: optional.pipe(secret.optional()),
  INTAKE_ADDRESS: optional,
  /** Earlier ones, which still receive. */
  INTAKE_ADDRESS_PREVIOUS: optional.transform((value = '') => value.split(/[\s,]+/).filter(Boolean)),
  /** An email has shown that the receiving server writes whether the sender is genuine. */
  MAIL_VERDICT_SEEN: optional.transform((value) => value === '1'),
  MAIL_FROM: optional,
  /** An address that a person reads. */
  CONTACT_EMAIL: optional.pipe(z.email().optional().catch(undefined)),
  /** Who runs this deployment: name and address. */
  OPERATOR: optional,
  /** An invalid URL disables sign-in only. */
  OIDC_ISSUER: optional.pipe(
    z
      .url({ protocol: /^https?$/ })
      .optional()
      .catch(undefined),
  ),
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  STRIPE_SECRET_KEY: optional,
  STRIPE_PUBLISHABLE_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_API_BASE: optional,
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: optional,
  OPENAI_MODEL: optional,
  /** Read through the AI binding; OPENAI_* are ignored then. */
  WORKERS_AI_MODEL: optional,
  ANALYTICS_TOKEN: optional,
  /** What backups are encrypted for (X25519, SPKI, base64), and who may take them. An invalid one disables backups only. */
  BACKUP_PUBLIC_KEY: optional.pipe(
    z
      .string()
      .regex(/^MCowBQYDK2VuAyEA[\w+/]{43}=$/)
      .optional()
      .catch(undefined),
  ),
  BACKUP_TOKEN: optional.pipe(secret.optional().catch(undefined)),
  /** Keys of push messages (RFC 8292), base64url. Invalid ones disable push messages only. */
  VAPID_PUBLIC_KEY: optional.pipe(
    z
      .string()
      .regex(/^B[\w-]{86}$/)
      .optional()
      .catch(undefined),
  ),
  VAPID_PRIVATE_KEY: optional.pipe(
    z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional()
      .catch(undefined),
  ),
  /** Emails that the email service allows in a day (UTC). */
  MAIL_DAILY_LIMIT: z.coerce.number().int().min(1).catch(1_000),
  /** Creations, imports and unconfirmed emails in an hour, over all callers without an account or a paid itinerary. */
  STRANGERS_PER_HOUR: z.coerce.number().int().min(1).catch(2_000),
  /** Emails in a day that one receiving address takes. */
  INTAKE_DAILY_LIMIT: z.coerce.number().int().min(1).catch(50),
  TURNSTILE_SITE_KEY: optional,
  TURNSTILE_SECRET_KEY: optional,
  TURNSTILE_VERIFY_URL: optional.pipe(z.url().optional().catch(undefined)),
  /** How long changes are collected for one message to guests. */
  NOTICE_WINDOW_SECONDS: z.coerce.number().int().min(1).max(3_600).catch(600),
});
export type Settings = z.output<typeof settings>;

const parsed = new WeakMap<object, Settings>();

/**
 * The Worker's settings, parsed once per environment object. Throws NOT_CONFIGURED. Only the log names invalid settings,
 * and never their values.
 */
export function parseSettings(env: object): Settings {
  const cached = parsed.get(env);
  if (cached) return cached;
  const result = settings.safeParse(env);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
    logError({ job: 'settings', invalid: problems });
    throw new AppError('NOT_CONFIGURED', { message: 'Foldout isn’t set up yet. Try again later.' });
  }
  if ('OIDC_ISSUER' in env && env.OIDC_ISSUER && !result.data.OIDC_ISSUER) {
    log({ job: 'settings', ignored: 'OIDC_ISSUER' });
  }
  parsed.set(env, result.data);
  return result.data;
}

const logSampleRate = z.string().trim().min(1).transform(Number).pipe(z.number().min(0).max(1)).catch(1);

/**
 * LOG_SAMPLE_RATE: the share of successful requests that are logged, from 0 to 1. It is 1 if it is missing or invalid,
 * since a request must not fail because of its log line.
 */
export function readLogSampleRate(env: object): number {
  return logSampleRate.parse(Reflect.get(env, 'LOG_SAMPLE_RATE'));
}
