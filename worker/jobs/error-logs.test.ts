import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeError } from '../domain/describe-error.ts';
import { TestBrowser } from '../testing/browser.ts';
import { everyDatabase } from '../testing/databases.ts';
import { buildEmail, createIntakeUser, deliverEmail } from '../testing/mail.ts';
import { createLogin, signInThroughProvider } from '../testing/openid-provider.ts';
import { createTestItinerary } from '../testing/project.ts';
import { runScheduledJobs } from './run-scheduled-jobs.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Runs `act` while the database rejects certain rows; returns everything that was logged or thrown. */
async function collectLogs(trigger: string, act: () => Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const record = (line: unknown) => void lines.push(String(line));
  vi.spyOn(console, 'log').mockImplementation(record);
  vi.spyOn(console, 'error').mockImplementation(record);
  await everyDatabase.exec(
    `CREATE TRIGGER refuse BEFORE ${trigger} BEGIN SELECT RAISE(ABORT, 'injected'); END`,
  );
  try {
    await act();
  } catch (error) {
    lines.push(String(error), String((error as Error).cause));
  } finally {
    await everyDatabase.exec('DROP TRIGGER refuse');
  }
  return lines.join('\n');
}

describe('logs and thrown errors contain no query parameters when the database fails', () => {
  it('during sign-in', async () => {
    const login = createLogin();
    const browser = new TestBrowser();
    const logs = await collectLogs(`INSERT ON users WHEN NEW.email = '${login}@example.com'`, async () => {
      const answer = await signInThroughProvider(browser, login);
      expect(answer.headers.get('location')).toContain('problem=failed');
    });
    expect(logs).toContain('injected');
    expect(logs).not.toContain(login);
  });

  it('while receiving an email', async () => {
    const { address } = await createIntakeUser();
    const sender = `${crypto.randomUUID()}@host.example`;
    const logs = await collectLogs(`INSERT ON mails WHEN NEW.sender = '${sender}'`, () =>
      deliverEmail(address, buildEmail({ from: sender })),
    );
    expect(logs).toContain('Error: injected');
    expect(logs).not.toContain(sender);
  });

  it('in scheduled jobs', async () => {
    const { id } = await createTestItinerary();
    await everyDatabase
      .prepare("UPDATE outbox SET status = 'pending', attempts = 1, next_at = 0 WHERE project_id = ?")
      .bind(id)
      .run();
    const logs = await collectLogs(`UPDATE ON outbox WHEN NEW.project_id = ${id}`, () =>
      runScheduledJobs(env, Date.now()),
    );
    expect(logs).toContain('Error: injected');
    expect(logs).not.toMatch(/Failed query|params/);
    // Other jobs may fail too, on rows that other tests left and that became due. At night there are more of them.
    expect(logs).toMatch(/"handler":"scheduled","ms":\d+,"failed":\d+,("nightly":\d+,)?"error":"injected/);
  });
});

it('describes an error by its first cause', () => {
  const first = new Error('no such table');
  const wrapped = new Error('Failed query: … params: ann@example.com', { cause: first });
  expect(describeError(new Error('Please try again.', { cause: wrapped }))).toBe('no such table');
  expect(describeError('x')).toBe('unknown');
});
