import { z } from 'zod';
import { AppError } from '../errors.ts';

const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

const settings = z.object({
  APP_ORIGIN: z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin),
  /** All keys are derived from it. 32 random characters hold well over 128 bits. */
  APP_SECRET: z.string().min(32, 'needs at least 32 characters'),
  INTAKE_ADDRESS: optional,
  MAIL_FROM: optional,
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
  ANALYTICS_TOKEN: optional,
});
export type Settings = z.output<typeof settings>;

const parsed = new WeakMap<object, Settings>();

/**
 * The Worker's settings, parsed once per environment object. Throws NOT_CONFIGURED, which names invalid settings but
 * not their values.
 */
export function parseSettings(env: object): Settings {
  const cached = parsed.get(env);
  if (cached) return cached;
  const result = settings.safeParse(env);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
    throw new AppError('NOT_CONFIGURED', { message: `Missing or invalid settings: ${problems.join(', ')}` });
  }
  if ('OIDC_ISSUER' in env && env.OIDC_ISSUER && !result.data.OIDC_ISSUER) {
    console.log(JSON.stringify({ job: 'settings', ignored: 'OIDC_ISSUER' }));
  }
  parsed.set(env, result.data);
  return result.data;
}
