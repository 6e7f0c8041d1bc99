import { randomUUID } from 'node:crypto';
import { type App, type EmulatedAccount, paged, success } from './state.ts';

type Rule = { matchers: [{ value: string }]; actions: [{ value: [string] }] };

const ZONE = '/client/v4/zones/:zone/email';

/** Email Sending and Email Routing of the zone. */
export function addEmailRoutes(app: App, account: EmulatedAccount) {
  const renderSettings = () => ({
    id: account.zoneId,
    name: account.zone,
    enabled: account.routedDomains.includes(account.zone),
    status: account.routedDomains.includes(account.zone) ? 'ready' : 'unconfigured',
    support_subaddress: account.subaddressing,
  });
  app.get(`${ZONE}/sending/subdomains`, () =>
    success(account.sendingDomains.map((name) => ({ id: name, name, enabled: true }))),
  );
  app.post(`${ZONE}/sending/subdomains`, async (c) => {
    const { name } = await c.req.json();
    account.sendingDomains.push(name);
    return success({ id: name, name, enabled: true });
  });
  app.get(`${ZONE}/routing`, () => success(renderSettings()));
  app.patch(`${ZONE}/routing`, async (c) => {
    account.subaddressing = (await c.req.json()).support_subaddress;
    return success(renderSettings());
  });
  app.get(`${ZONE}/routing/dns`, (c) => {
    const name = c.req.query('subdomain') ?? account.zone;
    const isMissing = !account.routedDomains.includes(name);
    const record = [{ type: 'MX', name, content: 'route1.mx.cloudflare.net', priority: 10 }];
    return success({ record, errors: isMissing ? [{ code: 'dns.missing', missing: record[0] }] : [] });
  });
  app.post(`${ZONE}/routing/dns`, async (c) => {
    account.routedDomains.push((await c.req.json()).name ?? account.zone);
    return success(renderSettings());
  });
  app.post('/client/v4/accounts/:account/email/routing/rules/plan', async (c) => {
    const { rules } = (await c.req.json()) as { rules: Rule[] };
    const changes = rules.flatMap(({ matchers: [matcher], actions: [action] }) => {
      const present = account.routes.get(matcher.value);
      if (present === action.value[0]) return [];
      return [
        {
          type: present ? 'conflict' : 'added',
          target: matcher.value,
          remote: present ? { id: present } : null,
        },
      ];
    });
    return success({ zones: [{ zone_id: account.zoneId, zone_name: account.zone, changes }] });
  });
  app.get(`${ZONE}/routing/rules`, (c) => {
    const rules = [...account.routes].map(([value, worker]) => ({
      matchers: [{ type: 'literal', field: 'to', value }],
      actions: [{ type: 'worker', value: [worker] }],
    }));
    return paged(rules, (name) => c.req.query(name));
  });
  app.post(`${ZONE}/routing/rules`, async (c) => {
    const rule = await c.req.json();
    account.routes.set(rule.matchers[0].value, rule.actions[0].value[0]);
    return success({ id: randomUUID(), ...rule });
  });
}
