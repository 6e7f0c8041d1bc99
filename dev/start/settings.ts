/** Names of the Worker's settings. */
const NAMES = [
  'APP_ORIGIN',
  'APP_SECRET',
  'INTAKE_ADDRESS',
  'MAIL_FROM',
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
  'ANALYTICS_TOKEN',
] as const;

export type LocalSettings = Partial<Record<(typeof NAMES)[number], string>>;

/** The defaults, overridden by environment variables of the same names. */
export function withEnvironment(
  defaults: LocalSettings,
  env: NodeJS.ProcessEnv = process.env,
): LocalSettings {
  const settings = { ...defaults };
  for (const name of NAMES) if (env[name]) settings[name] = env[name];
  return settings;
}
