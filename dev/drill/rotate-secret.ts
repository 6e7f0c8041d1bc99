import { randomBytes } from 'node:crypto';
import { step } from '../steps.mjs';
import { DEMO_PATH, DrillSession, expectEqual, expectStatus } from './session.ts';

const MINUTE_MS = 60_000;

const createSecret = () => randomBytes(36).toString('base64url');

/** Rotates APP_SECRET and checks at each step that old links, codes and browsers still work. */
export async function rotateSecret(stateFolder: string) {
  console.log('\n  Rotate APP_SECRET\n');
  const [oldSecret, newSecret] = [createSecret(), createSecret()];
  const session = new DrillSession(stateFolder);
  try {
    await session.start({ APP_SECRET: oldSecret });
    const check = await createCheck(session);
    await step('Old secret', check);
    await session.stop();

    await session.start({ APP_SECRET: newSecret, APP_SECRET_PREVIOUS: oldSecret });
    await step('New and previous secret', check);
    await step('Jobs', async () => {
      for (let minute = 0; minute < 6; minute++) await session.runJobs(Date.now() + minute * MINUTE_MS);
    });
    await step('After the jobs', check);
    await session.stop();

    await session.start({ APP_SECRET: newSecret });
    await step('New secret alone', check);
  } finally {
    await session.stop();
  }
}

/** A check of everything that the secret protects, with browsers and links from now. */
async function createCheck(session: DrillSession) {
  const guest = await session.openGuest();
  const host = await session.openHost();
  const { feedUrl } = await expectStatus(guest.send('GET', `${DEMO_PATH}/calendar`), 200);
  const feed = new URL(feedUrl).pathname;
  const readState = async () => ({
    share: await expectStatus(guest.send('GET', `${DEMO_PATH}/share`), 200).then(
      ({ accessCode, inviteKey }) => ({ accessCode, inviteKey }),
    ),
    adminCode: (await expectStatus(host.send('GET', DEMO_PATH), 200)).project.adminCode,
    mailTo: (await expectStatus(host.send('POST', '/dev/seed', []), 200)).mailTo,
  });
  const known = await readState();
  return async () => {
    expectEqual('Codes, links and addresses', await readState(), known);
    await expectStatus(guest.send('GET', `${DEMO_PATH}/itinerary`), 200);
    await expectStatus(session.openBrowser().send('GET', feed), 200);
    await session.openGuest();
  };
}
