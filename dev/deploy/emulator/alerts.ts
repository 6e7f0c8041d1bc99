import { randomUUID } from 'node:crypto';
import { type App, type EmulatedAccount, failure, success } from './state.ts';

const ACCOUNT = '/client/v4/accounts/:account';
const TYPES = new Set(['custom_analytics', 'billing_usage_alert']);

type Filter = { key: string; value: string };

/** Notification policies, and counts of log lines. */
export function addAlertRoutes(app: App, account: EmulatedAccount) {
  app.get(`${ACCOUNT}/alerting/v3/policies`, () => success(account.alerts));
  app.post(`${ACCOUNT}/alerting/v3/policies`, async (c) => {
    const policy = await c.req.json();
    const values = Object.values(policy.filters ?? {});
    const isComplete = policy.name && policy.mechanisms?.email?.[0]?.id && policy.enabled === true;
    if (!TYPES.has(policy.alert_type) || !isComplete || !values.every(Array.isArray))
      return failure(400, 17_000, 'Invalid policy');
    account.alerts.push(policy);
    return success({ id: randomUUID() });
  });
  app.post(`${ACCOUNT}/workers/observability/telemetry/query`, async (c) => {
    const { parameters } = await c.req.json();
    const version = (parameters.filters as Filter[]).find(({ key }) => key === '$workers.scriptVersion.id');
    const count = account.errors.get(version?.value ?? '') ?? 0;
    return success({ calculations: [{ calculation: 'count', aggregates: [{ count, value: count }] }] });
  });
}
