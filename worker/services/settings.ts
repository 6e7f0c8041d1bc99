import { z } from 'zod';
import { AppError } from '../errors.ts';

const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

const settings = z.object({
  APP_ORIGIN: z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin),
  /** Every key is derived from this one; 32 characters carry well over 128 bits when random. */
  APP_SECRET: z.string().min(32, 'needs at least 32 characters'),
  INTAKE_ADDRESS: optional,
  MAIL_FROM: optional,
  /** One that is no address turns sign-in off, and nothing else. */
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
  ANALYTICS_TOKEN: optional,
});
export type Settings = z.output<typeof settings>;

const parsed = new WeakMap<object, Settings>();

/**
 * The Worker's settings, parsed once for each environment object.
 * Throws NOT_CONFIGURED, which names what is missing or wrong, without its value.
 */
export function parseSettings(env: object): Settings {
  const known = parsed.get(env);
  if (known) return known;
  const result = settings.safeParse(env);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
    throw new AppError('NOT_CONFIGURED', { message: `Settings are missing or wrong: ${faults.join(', ')}` });
  }
  if ('OIDC_ISSUER' in env && env.OIDC_ISSUER && !result.data.OIDC_ISSUER) {
    console.log(JSON.stringify({ job: 'settings', ignored: 'OIDC_ISSUER' }));
  }
  parsed.set(env, result.data);
  return result.data;
}
