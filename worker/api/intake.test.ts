import { describe, expect, it } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { createSignedInUser } from '../testing/account.ts';
import { everyDatabase } from '../testing/databases.ts';
import { createUnclaimedEvent } from '../testing/unclaimed-events.ts';

// How addresses and aliases affect received emails is tested in worker/jobs.
describe('works', () => {
  it('creates one address for parallel first requests', async () => {
    const { browser } = await createSignedInUser();
    const responses = await Promise.all([1, 2, 3, 4].map(() => browser.get('/api/intake')));
    expect(new Set(responses.map(({ body }) => body.address)).size).toBe(1);
  });

  it('keeps only the last replaced address', async () => {
    const { browser, user } = await createSignedInUser();
    const addresses = [(await browser.get('/api/intake')).body.address];
    for (let n = 0; n < 3; n++) addresses.push((await browser.post('/api/intake/renew')).body.address);
    expect((await browser.get('/api/intake')).body).toMatchObject({
      address: addresses[3],
      previous: { address: addresses[2] },
    });
    const tokens = await everyDatabase
      .prepare('SELECT sealed FROM intake_addresses WHERE user_id = ?')
      .bind(user.id)
      .all();
    expect(JSON.stringify(tokens.results)).not.toContain(addresses[3]?.slice(6, 22));
  });
});

describe('refuses', () => {
  it('rejects an alias request when the sender is known or missing', async () => {
    const { browser, user } = await createSignedInUser();
    const known = await createUnclaimedEvent(user.id);
    const ownEmail = await createUnclaimedEvent(user.id, {}, { ownerProof: 'typed', sender: user.email });
    const missing = await createUnclaimedEvent(user.id, {}, { ownerProof: 'typed', sender: '' });
    for (const { id } of [known, ownEmail, missing]) {
      expect((await browser.post(`/api/unclaimed-events/${id}/this-is-me`)).status).toBe(400);
    }
  });

  it('sends a mailbox at most 3 alias requests a day', async () => {
    const sender = `friend-${crypto.randomUUID()}@elsewhere.example`;
    const requestAlias = async () => {
      const { browser, user } = await createSignedInUser();
      const { id } = await createUnclaimedEvent(user.id, {}, { ownerProof: 'typed', sender });
      return (await browser.post(`/api/unclaimed-events/${id}/this-is-me`)).status;
    };
    expect([await requestAlias(), await requestAlias(), await requestAlias(), await requestAlias()]).toEqual([
      202, 202, 202, 429,
    ]);
  });
});

describeAccess('intake');
