import { step } from '../steps.mjs';
import type { CloudflareAccount } from './account.ts';

/** A question to the Worker's log, asked again and again, and what somebody has to do. */
type Alert = {
  name: string;
  /** What one row, `value`, says. */
  select: string;
  /** Which lines count. */
  where: string;
  operator: '>' | '<';
  value: number;
  /** The lines of this time. */
  window: string;
  todo: string;
};

/** A field of our log lines. Cloudflare keeps them in `attributes`. */
const field = (name: string) => `attributes['${name}']`;
const is = (name: string, text: string) => `${field(name)} = '${text}'`;
const count = 'sum(sampleInterval)';
const largest = (name: string) => `max(toFloat64OrZero(toString(${field(name)})))`;

/** All alerts. The health line is written every minute (worker/jobs/log-health.ts). */
export const ALERTS: Alert[] = [
  {
    name: 'errors',
    select: count,
    where: is('code', 'INTERNAL'),
    operator: '>',
    value: 10,
    window: '5m',
    todo: 'Look for code INTERNAL in the log. If it began with a deployment, roll back.',
  },
  {
    name: 'dead letters',
    select: count,
    where: is('outcome', 'dead-letter'),
    operator: '>',
    value: 0,
    window: '1h',
    todo: 'Rows of dead_jobs: fix the cause and send the message again.',
  },
  {
    name: 'late email',
    select: largest('oldestDueMs'),
    where: is('job', 'health'),
    operator: '>',
    value: 15 * 60_000,
    window: '15m',
    todo: 'The health line says which kind waits. See the outbox queue and its last_error.',
  },
  {
    name: 'database size',
    select: largest('largestDatabaseBytes'),
    where: is('job', 'health'),
    operator: '>',
    value: 7_000_000_000,
    window: '1h',
    todo: 'A database is limited to 10 GB. Add one for new itineraries.',
  },
  {
    name: 'old copies',
    select: largest('heartbeatAgeMs'),
    where: is('job', 'health'),
    operator: '>',
    value: 5 * 60_000,
    window: '15m',
    todo: 'The time in the database is old, so guests are answered by the primary. See failed jobs.',
  },
  {
    name: 'cron not run',
    select: count,
    where: is('job', 'health'),
    operator: '<',
    value: 1,
    window: '10m',
    todo: 'Scheduled jobs do not run: emails are not retried, payments not checked. See Settings, Triggers.',
  },
  {
    name: 'complaints',
    select: count,
    where: is('outcome', 'spam'),
    operator: '>',
    value: 5,
    window: '24h',
    todo: 'Recipients mark emails as spam; above one in a thousand Cloudflare may stop sending.',
  },
  {
    name: 'email limit',
    select: count,
    where: is('outcome', 'waits-for-quota'),
    operator: '>',
    value: 0,
    window: '1h',
    todo: 'Ask Cloudflare for a higher sending limit within 48 hours.',
  },
];

/** Half of what the plan includes, so that growth is no surprise. By product, per month. */
const BUDGETS = [
  { product: 'worker_requests', limit: 5_000_000, unit: 'requests' },
  { product: 'd1_rows_read', limit: 12_500_000_000, unit: 'rows' },
  { product: 'd1_rows_written', limit: 25_000_000, unit: 'rows' },
] as const;

/** One row, `value`, for the lines of one Worker. The alert adds the time. */
export const toQuery = ({ select, where }: Alert, account: string, worker: string): string =>
  `SELECT ${select} AS value FROM logs.workersLogs WHERE accountTag = '${account}' AND scriptName = '${worker}' AND ${where}`;

type Policy = { id: string; name: string };
const POLICIES = './alerting/v3/policies';

/**
 * Creates the alerts that are missing, to an email address. Returns those that Cloudflare refused, for instance because the
 * plan or the token has no custom alerts: a person has to create them.
 */
export async function createAlerts(
  account: CloudflareAccount,
  worker: string,
  email: string,
): Promise<string[]> {
  const refused: string[] = [];
  await step('Alerts', async () => {
    const existing = new Set((await account.list<Policy>(POLICIES)).map(({ name }) => name));
    const wanted = [
      ...ALERTS.map((alert) => toCustomAlert(alert, account.id, worker)),
      ...BUDGETS.map((budget) => toBudgetAlert(budget, worker)),
    ];
    const missing = wanted.filter(({ name }) => !existing.has(name));
    for (const policy of missing) {
      const body = { ...policy, enabled: true, mechanisms: { email: [{ id: email }] } };
      await account.write('POST', POLICIES, body).catch(() => refused.push(policy.name));
    }
    const created = missing.length - refused.length;
    if (refused.length > 0) return `${created} created, ${refused.length} refused`;
    return created > 0 ? `${created} created` : 'exist';
  });
  return refused;
}

const toCustomAlert = (alert: Alert, account: string, worker: string) => ({
  name: `${worker}: ${alert.name}`,
  description: alert.todo,
  alert_type: 'custom_analytics',
  alert_interval: '1h',
  filters: {
    query: [toQuery(alert, account, worker)],
    operator: [alert.operator],
    threshold: [String(alert.value)],
    window: [alert.window],
  },
});

const toBudgetAlert = ({ product, limit, unit }: (typeof BUDGETS)[number], worker: string) => ({
  name: `${worker}: half of the included ${product.replaceAll('_', ' ')}`,
  description: `${limit.toLocaleString('en-US')} ${unit} in a month: see Cost in docs/operations.md.`,
  alert_type: 'billing_usage_alert',
  filters: { product: [product], limit: [String(limit)] },
});
