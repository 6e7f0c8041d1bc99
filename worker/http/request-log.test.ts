import { afterEach, describe, expect, it, vi } from 'vitest';
import { readLogSampleRate } from '../services/settings.ts';
import { BindingsBrowser } from '../testing/bindings-browser.ts';
import { createTestItinerary } from '../testing/project.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('the log', () => {
  /** The lines about requests that `act` caused. */
  const collectLines = async (act: () => Promise<unknown>) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    await act();
    const lines = log.mock.calls.map(([line]) => String(line));
    log.mockRestore();
    return lines.filter((line) => line.includes('"handler":"fetch"'));
  };
  const withSampleRate = (rate: string | undefined) =>
    Object.assign(new BindingsBrowser(), { bindings: { LOG_SAMPLE_RATE: rate } });

  it('has a line per failed request, without codes, tokens or addresses', async () => {
    const { host, path, accessCode, projectId } = await createTestItinerary();
    const lines = await collectLines(() =>
      host.post(`${path}/access?code=${accessCode}`, { accessCode: 'WR0NGX' }),
    );
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        handler: 'fetch',
        method: 'POST',
        route: '/api/projects/:projectId/access',
        status: 401,
        ms: expect.any(Number),
        code: 'CODE_INCORRECT',
        requestId: expect.any(String),
      },
    ]);
    for (const secret of [accessCode, 'WR0NGX', projectId, host.ip]) expect(lines[0]).not.toContain(secret);
  });

  it('has a line for a share of the requests that succeed', async () => {
    const { path, accessCode, projectId } = await createTestItinerary();
    const enter = (rate: string) => withSampleRate(rate).post(`${path}/access`, { accessCode });
    expect(await collectLines(() => enter('0'))).toEqual([]);
    const [line = ''] = await collectLines(() => enter('1'));
    expect(JSON.parse(line)).toMatchObject({
      status: 200,
      view: { reader: 'shared', source: 'primary', outcome: 'ok' },
    });
    for (const secret of [accessCode, projectId]) expect(line).not.toContain(secret);
  });

  it('has every failed and every slow request, whatever the share', async () => {
    const browser = withSampleRate('0');
    expect(await collectLines(() => browser.get('/api/nothing'))).toEqual([
      expect.stringContaining('"code":"NOT_FOUND"'),
    ]);
    vi.useFakeTimers({ toFake: ['Date'] });
    const fetchSlowly = async () => {
      vi.setSystemTime(Date.now() + 1_000);
      return new Response('<html></html>');
    };
    Object.assign(browser.bindings, { ASSETS: { fetch: fetchSlowly } });
    const lines = await collectLines(() => browser.get('/terms'));
    expect(lines).toEqual([expect.stringMatching(/"route":"\/terms","status":200,"ms":1000,"requestId"/)]);
  });

  it.each([undefined, '', '5%', '2'])('has every request if the share is set to %o', (rate) => {
    expect(readLogSampleRate({ LOG_SAMPLE_RATE: rate })).toBe(1);
  });
});
