import type { DeploySettings } from './settings.ts';

const STRIPE_EVENTS =
  'payment_intent.succeeded, payment_intent.canceled, charge.refunded, charge.dispute.created, ' +
  'charge.dispute.updated, charge.dispute.closed, charge.dispute.funds_withdrawn, charge.dispute.funds_reinstated';

/** What only a person can do, in order. Settings of `stored` secrets count as done. */
export function listStepsByHand(
  { vars, secrets, environment }: DeploySettings,
  stored: string[],
  refusedAlerts: string[] = [],
): string[] {
  const isSet = (name: string) => name in vars || name in secrets || stored.includes(name);
  const origin = vars.APP_ORIGIN ?? '';
  const file = `.env.${environment}`;
  const again = `Add them to ${file} and run this again.`;
  return [
    'Turn on Images in the dashboard (Images, Transformations), and Early Hints (Speed, Optimization).',
    ...(isSet('OIDC_CLIENT_SECRET')
      ? []
      : [
          `Sign-in: create an OAuth client with the redirect URI ${origin}/api/callback. Its issuer, id and secret are ` +
            `OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET. ${again}`,
        ]),
    ...(isSet('STRIPE_WEBHOOK_SECRET')
      ? []
      : [
          `Payments: create a Stripe webhook to ${origin}/api/webhooks/stripe for ${STRIPE_EVENTS}. The keys are ` +
            `STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET. ${again}`,
        ]),
    ...(isSet('BACKUP_TOKEN')
      ? []
      : [`Backups: create BACKUP_PUBLIC_KEY and BACKUP_TOKEN (docs/deploy.md, Backups). ${again}`]),
    ...(refusedAlerts.length > 0
      ? [`Create the alerts that Cloudflare refused (docs/deploy.md): ${refusedAlerts.join(', ')}.`]
      : []),
    'Create the health check of docs/deploy.md, and keep a copy of APP_SECRET in a safe place.',
  ];
}
