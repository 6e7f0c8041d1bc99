import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { TestBrowser } from '../testing/browser.ts';

const REPORT = {
  message: 'No event for ana@mail.example with K7M2PQ',
  stack: 'at show (https://foldout.example/assets/Bx93kdZ1.js:2:140233)',
  path: '/project/DEM0TR1P?people=Ana#e12',
  release: '31b7ddd',
};

afterEach(() => {
  vi.restoreAllMocks();
});

const spyOnLog = () => vi.spyOn(console, 'log').mockImplementation(() => {});
const readReports = (log: ReturnType<typeof spyOnLog>) =>
  log.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('client-error"'));

describe('works', () => {
  it('logs a failure without addresses, codes and ids, with the id of its request', async () => {
    const lines = spyOnLog();
    const { status, headers } = await new TestBrowser().post('/api/client-errors', REPORT);
    expect(status).toBe(202);
    expect(JSON.parse(readReports(lines)[0] ?? '')).toEqual({
      handler: 'fetch',
      job: 'client-error',
      message: 'No event for … with …',
      stack: REPORT.stack,
      page: '/project/:projectId',
      release: '31b7ddd',
      requestId: headers.get('x-request-id'),
    });
  });

  it('cuts long texts', async () => {
    const lines = spyOnLog();
    const message = 'word '.repeat(10_000);
    expect(await new TestBrowser().post('/api/client-errors', { ...REPORT, message })).toMatchObject({
      status: 202,
    });
    expect((readReports(lines)[0] ?? '').length).toBeLessThan(2_000);
  });
});

describe('refuses', () => {
  it('a report without a path', async () => {
    const { path: _, ...report } = REPORT;
    expect(await new TestBrowser().post('/api/client-errors', report)).toMatchObject({ status: 400 });
  });

  it('more than 20 reports of a browser in an hour', async () => {
    const lines = spyOnLog();
    const browser = new TestBrowser();
    const statuses: number[] = [];
    for (let n = 0; n < 22; n++) statuses.push((await browser.post('/api/client-errors', REPORT)).status);
    expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(20);
    expect(readReports(lines).length).toBe(statuses.indexOf(429));
  });
});

describeAccess('client-errors');
