import { everyDatabase } from './databases.ts';
import { buildEmail, deliverEmail } from './mail.ts';
import { createOwnerScenario, toRight } from './rights-scenario.ts';

const SHARED_ADDRESS = 'trips@foldout.example';

/** Rights to put emails into an account. */
export const EMAIL_RIGHTS = {
  intakeAddress: toRight(createOwnerScenario, async (scenario) => {
    const { address } = (await scenario.holder.browser.get('/api/intake')).body;
    return { works: async () => (await deliverEmail(address, buildEmail({}))).rejected === undefined };
  }),
  itineraryAddress: toRight(createOwnerScenario, async (scenario) => {
    const { host, path } = scenario.itinerary;
    const { address } = (await host.get(`${path}/intake`)).body;
    return { works: async () => (await deliverEmail(address, buildEmail({}))).rejected === undefined };
  }),
  emailsByAlias: toRight(createOwnerScenario, async (scenario) => {
    const alias = `${crypto.randomUUID()}@alias.example`;
    await everyDatabase
      .prepare('INSERT INTO mail_aliases (user_id, email, asked_at, confirmed_at) VALUES (?, ?, 1, 2)')
      .bind(scenario.owner.id, alias)
      .run();
    return { works: () => belongsToUser(alias, scenario.owner.id) };
  }),
  emailsByAddress: toRight(createOwnerScenario, (scenario) => {
    const { email, id } = scenario.owner;
    return { works: () => belongsToUser(email, id) };
  }),
};

/** Sends an email from an address that Cloudflare has verified to the shared address. */
async function belongsToUser(sender: string, userId: number): Promise<boolean> {
  const head = [
    'Received: from mail.example by cloudflare-email.net (unknown) id 1; Sat',
    `Authentication-Results: mx.cloudflare.net; dmarc=pass header.from=${sender.split('@')[1]}`,
    'Received: from home.example by mail.example id 2; Sat',
  ];
  const { jobs } = await deliverEmail(SHARED_ADDRESS, buildEmail({ from: sender, head }));
  const row = everyDatabase.prepare('SELECT user_id FROM mails WHERE id = ?').bind(jobs[0]?.mailId ?? 0);
  return (await row.first('user_id')) === userId;
}
