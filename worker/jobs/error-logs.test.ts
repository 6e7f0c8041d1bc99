import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeError } from '../domain/describe-error.ts';
import { TestBrowser } from '../testing/browser.ts';
import { createIntakeUser, deliverEmail, buildEmail } from '../testing/mail.ts';
import { createTestItinerary } from '../testing/project.ts';
import { createLogin, signInThroughProvider } from '../testing/openid-provider.ts';
import { runScheduledJobs } from './run-scheduled-jobs.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** What is said while `act` runs and the database refuses rows of a table under a condition. */
async function listen(trigger: string, act: () => Promise<unknown>): Promise<string> {
  const said: string[] = [];
  const note = (line: unknown) => void said.push(String(line));
  vi.spyOn(console, 'log').mockImplementation(note);
  vi.spyOn(console, 'error').mockImplementation(note);
  await env.DB.exec(`CREATE TRIGGER refuse BEFORE ${trigger} BEGIN SELECT RAISE(ABORT, 'injected'); END`);
  try {
    await act();
  } catch (error) {
    said.push(String(error), String((error as Error).cause));
  } finally {
    await env.DB.exec('DROP TRIGGER refuse');
  }
  return said.join('\n');
}

describe('a database that fails makes no log of what was to be written', () => {
  it('in a sign-in', async () => {
    const login = createLogin();
    const browser = new TestBrowser();
    const said = await listen(`INSERT ON users WHEN NEW.email = '${login}@example.com'`, async () => {
      const answer = await signInThroughProvider(browser, login);
      expect(answer.headers.get('location')).toContain('problem=failed');
    });
    expect(said).toContain('injected');
    expect(said).not.toContain(login);
  });

  it('at the mail door', async () => {
    const { address } = await createIntakeUser();
    const sender = `${crypto.randomUUID()}@host.example`;
    const said = await listen(`INSERT ON mails WHEN NEW.sender = '${sender}'`, () =>
      deliverEmail(address, buildEmail({ from: sender })),
    );
    expect(said).toContain('Error: injected');
    expect(said).not.toContain(sender);
  });

  it('in scheduled work', async () => {
    const { id } = await createTestItinerary();
    await env.DB.prepare(
      "UPDATE outbox SET status = 'pending', attempts = 1, next_at = 0 WHERE project_id = ?",
    )
      .bind(id)
      .run();
    const said = await listen(`UPDATE ON outbox WHEN NEW.project_id = ${id}`, () => runScheduledJobs(env, Date.now()));
    expect(said).toContain('Error: injected');
    expect(said).not.toMatch(/Failed query|params/);
    expect(said).toMatch(/"door":"scheduled","ms":\d+,"failed":1,"error":"injected/);
  });
});

it('a fault is told by its first cause', () => {
  const first = new Error('no such table');
  const wrapped = new Error('Failed query: … params: ann@example.com', { cause: first });
  expect(describeError(new Error('Please try again.', { cause: wrapped }))).toBe('no such table');
  expect(describeError('x')).toBe('unknown');
});
