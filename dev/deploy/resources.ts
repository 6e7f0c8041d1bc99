import { toRegionOfBinding } from '../../worker/domain/itinerary/slots.ts';
import { CommandError, step } from '../steps.mjs';
import type { CloudflareAccount } from './account.ts';
import type { DeployConfig } from './config.ts';
import { EU } from './settings.ts';

/** Files of a bucket are deleted after so many days. The privacy page promises both. */
const DAYS_KEPT = { MAIL: 30, BACKUPS: 30 };
/** Consumers of queues with this ending read what happened to outgoing email. */
const EMAIL_EVENTS = 'email-events';
const EMAIL_EVENT_TYPES =
  'message.delivered,message.bounced,message.complained,message.rejected,message.failed';

/** Creates the databases, buckets and queues of the configuration that do not exist. */
export async function createResources(account: CloudflareAccount, config: DeployConfig, location: string) {
  for (const { binding, database_name: name } of config.d1_databases) {
    const wanted = binding === 'DB' || location === EU ? location : toRegionOfBinding(binding);
    await step(`Database ${name}`, () => createDatabase(account, name, wanted));
  }
  const backups = { binding: 'BACKUPS', bucket_name: `${config.name}-backups` };
  for (const { binding, bucket_name: name } of [...config.r2_buckets, backups]) {
    await step(`Bucket ${name}`, () =>
      createBucket(account, name, DAYS_KEPT[binding as keyof typeof DAYS_KEPT]),
    );
  }
  const queues = await account.list<{ queue_name: string }>('./queues');
  for (const { queue } of config.queues.consumers) {
    await step(`Queue ${queue}`, async () => {
      if (queues.some(({ queue_name }) => queue_name === queue)) return 'exists';
      await account.write('POST', './queues', { queue_name: queue });
      return 'created';
    });
  }
}

async function createDatabase(account: CloudflareAccount, name: string, location: string) {
  const read = () =>
    account.read<{ uuid: string; read_replication?: { mode: string } }>(`./d1/database/${name}`);
  const existing = await read();
  const place = location === EU ? { jurisdiction: location } : { primary_location_hint: location };
  if (!existing) await account.write('POST', './d1/database', { name, ...place });
  const database = existing ?? (await read());
  if (!database) throw new CommandError(`The database ${name} was not created.`);
  if (database.read_replication?.mode !== 'auto') {
    // Wrangler has no command for it.
    await account.write('PUT', `./d1/database/${database.uuid}`, { read_replication: { mode: 'auto' } });
  }
  return existing ? 'exists' : `created in ${location}`;
}

async function createBucket(account: CloudflareAccount, name: string, daysKept: number | undefined) {
  const exists = (await account.read(`./r2/buckets/${name}`)) !== undefined;
  if (!exists) await account.write('POST', './r2/buckets', { name });
  if (daysKept) {
    const rule = `forget-after-${daysKept}-days`;
    const lifecycle = await account.read<{ rules: { id: string }[] }>(`./r2/buckets/${name}/lifecycle`);
    if (!lifecycle?.rules.some(({ id }) => id === rule)) {
      const days = ['--expire-days', String(daysKept), '--force'];
      await account.wrangler('r2', 'bucket', 'lifecycle', 'add', name, rule, ...days);
    }
  }
  return exists ? 'exists' : 'created';
}

export type Zone = { id: string; name: string };

/** The zone of a host. Throws CommandError if the account has none, or it is not active yet. */
export async function findZone(account: CloudflareAccount, host: string): Promise<Zone> {
  const labels = host.split('.');
  for (let n = 0; n < labels.length - 1; n++) {
    const name = labels.slice(n).join('.');
    const [zone] = await account.list<Zone & { status: string }>(
      `/zones?name=${name}&account.id=${account.id}`,
    );
    if (zone?.status === 'active') return zone;
    if (zone)
      throw new CommandError(`The domain ${name} is ${zone.status}.`, 'Change its name servers first.');
  }
  throw new CommandError(
    `The account has no domain for ${host}.`,
    'Add it: dashboard, Domains, Onboard a domain.',
  );
}

/** Throws CommandError if the host has DNS records of something else, which wrangler would replace. */
export async function requireFreeHost(account: CloudflareAccount, zone: Zone, host: string, worker: string) {
  const domains = await account.list<{ service: string }>(`./workers/domains?hostname=${host}`);
  if (domains.some(({ service }) => service === worker)) return;
  const records = await account.list<{ type: string; content: string }>(
    `/zones/${zone.id}/dns_records?name=${host}`,
  );
  const [record] = records;
  if (!record && domains.length === 0) return;
  throw new CommandError(
    `${host} is in use: ${record ? `${record.type} ${record.content}` : `Worker ${domains[0]?.service}`}`,
    'Delete that record in the dashboard, or choose another APP_ORIGIN.',
  );
}

/** Turns on sending and receiving email on subdomains. Wrangler adds the rule for the address when it deploys. */
export async function createEmail(
  account: CloudflareAccount,
  zone: Zone,
  domains: { sending: string; intake: string },
) {
  const { sending, intake } = domains;
  const routing = `/zones/${zone.id}/email/routing`;
  await step(`Email from ${sending}`, async () => {
    const existing = await account.list<{ name: string }>(`/zones/${zone.id}/email/sending/subdomains`);
    if (existing.some(({ name }) => name === sending)) return 'exists';
    await account.wrangler('email', 'sending', 'enable', sending);
    return 'created';
  });
  await step(`Email to ${intake}`, async () => {
    const dns = await account.read<{ errors?: object[] }>(`${routing}/dns?subdomain=${intake}`);
    if (dns?.errors?.length === 0) return 'exists';
    // wrangler email routing enable would change the mail servers of the zone itself.
    await account.write('POST', `${routing}/dns`, { name: intake });
    return 'created';
  });
  await step('Subaddressing', async () => {
    const settings = await account.read<{ support_subaddress?: boolean }>(routing);
    if (settings?.support_subaddress) return 'exists';
    await account.write('PATCH', routing, { support_subaddress: true });
    return 'turned on';
  });
}

/** Subscribes the queue for events of outgoing email, if the Worker has one. */
export async function subscribeToEmailEvents(
  account: CloudflareAccount,
  zone: Zone,
  config: Pick<DeployConfig, 'queues'>,
  domain: string,
) {
  const queue = config.queues.consumers.find((consumer) => consumer.queue.endsWith(EMAIL_EVENTS))?.queue;
  if (!queue) return;
  await step('Events of sent email', async () => {
    const [{ queue_id: id } = { queue_id: '' }] = await account.list<{ queue_id: string }>(
      `./queues?name=${queue}`,
    );
    const existing = await account.list<{ destination: { queue_id: string } }>(
      './event_subscriptions/subscriptions',
    );
    if (existing.some(({ destination }) => destination.queue_id === id)) return 'exists';
    const source = ['--source', 'email.sending', '--zone-id', zone.id, '--domain', domain];
    await account.wrangler(
      'queues',
      'subscription',
      'create',
      queue,
      ...source,
      '--events',
      EMAIL_EVENT_TYPES,
    );
    return 'created';
  });
}
