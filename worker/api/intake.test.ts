import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { createSignedInUser } from '../testing/account.ts';
import { createUnclaimedEvent } from '../testing/unclaimed-events.ts';

// What addresses and aliases do to mail is tested at the door and with the reader (mail-door.test.ts, jobs/).
describe('the intake', () => {
  it('gives an account one address, however many pages ask for it first at once', async () => {
    const { browser } = await createSignedInUser();
    const answers = await Promise.all([1, 2, 3, 4].map(() => browser.get('/api/intake')));
    expect(new Set(answers.map(({ body }) => body.address)).size).toBe(1);
  });

  it('keeps one old address, the last', async () => {
    const { browser, user } = await createSignedInUser();
    const addresses = [(await browser.get('/api/intake')).body.address];
    for (let n = 0; n < 3; n++) addresses.push((await browser.post('/api/intake/renew')).body.address);
    expect((await browser.get('/api/intake')).body).toMatchObject({
      address: addresses[3],
      previous: { address: addresses[2] },
    });
    const tokens = await env.DB.prepare('SELECT sealed FROM intake_tokens WHERE user_id = ?')
      .bind(user.id)
      .all();
    expect(JSON.stringify(tokens.results)).not.toContain(addresses[3]?.slice(6, 22));
  });

  it('refuses to ask an address that is known, or where none is in question', async () => {
    const { browser, user } = await createSignedInUser();
    const known = await createUnclaimedEvent(user.id);
    const own = await createUnclaimedEvent(user.id, {}, { tie: 'typed', sender: user.email });
    const none = await createUnclaimedEvent(user.id, {}, { tie: 'typed', sender: '' });
    for (const { id } of [known, own, none]) {
      expect((await browser.post(`/api/unclaimed-events/${id}/this-is-me`)).status).toBe(400);
    }
  });

  it('asks one mailbox three times a day, whoever wants it', async () => {
    const sender = `friend-${crypto.randomUUID()}@elsewhere.example`;
    const ask = async () => {
      const { browser, user } = await createSignedInUser();
      const { id } = await createUnclaimedEvent(user.id, {}, { tie: 'typed', sender });
      return (await browser.post(`/api/unclaimed-events/${id}/this-is-me`)).status;
    };
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([202, 202, 202, 429]);
  });
});

describeAccess('intake');
