import { insertSession } from '../db/directory/accounts/sessions.ts';
import { type UserRow, users } from '../db/schema/directory/accounts.ts';
import { createSession } from '../http/sessions.ts';
import { TestBrowser } from './browser.ts';
import { everyDatabase, testDirectory } from './databases.ts';

/** Creates an account and a browser signed in to it, without going through the provider. */
export async function createSignedInUser({
  browser = new TestBrowser(),
  email = `${crypto.randomUUID()}@example.com`,
  emailVerified = true,
}: {
  browser?: TestBrowser;
  email?: string;
  emailVerified?: boolean;
} = {}): Promise<{ browser: TestBrowser; user: UserRow }> {
  const db = testDirectory;
  const now = Date.now();
  const user = await db
    .insert(users)
    .values({
      issuer: 'https://issuer.example',
      subject: crypto.randomUUID(),
      email,
      emailVerified,
      firstName: 'Ada',
      lastName: 'Lovelace',
      createdAt: now,
      signedInAt: now,
    })
    .returning()
    .get();
  return signInAgain(user, browser);
}

/** Another session of an account. */
export async function signInAgain(
  user: UserRow,
  browser = new TestBrowser(),
): Promise<{ browser: TestBrowser; user: UserRow }> {
  const { token, row } = await createSession(Date.now());
  await insertSession(testDirectory, { ...row, userId: user.id });
  browser.cookies.set('__Host-session', token);
  return { browser, user };
}

/** Signs the browser in to a new account that owns the project, with an owner grant. */
export async function signInAsOwner(browser: TestBrowser, projectId: string): Promise<TestBrowser> {
  const { user } = await createSignedInUser({ browser });
  await everyDatabase
    .prepare('UPDATE projects SET owner_user_id = ? WHERE project_id = ?')
    .bind(user.id, projectId)
    .run();
  return browser.setGrant(projectId, 'owner');
}
