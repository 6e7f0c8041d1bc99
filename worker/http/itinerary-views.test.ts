import { describe, expect, it } from 'vitest';
import { parseDataPoint, type ViewDataPoint } from '../domain/itinerary/served-view.ts';
import { BindingsBrowser } from '../testing/bindings-browser.ts';
import { createTestItinerary, EVENT_INPUT } from '../testing/project.ts';

/** A browser whose requests collect data points. */
function createObserved() {
  const points: ViewDataPoint[] = [];
  const VIEWS = { writeDataPoint: (point: ViewDataPoint) => points.push(point) };
  const browser = Object.assign(new BindingsBrowser(), { bindings: { VIEWS } });
  return { browser, readViews: () => points.map(parseDataPoint) };
}

describe('data points of itineraries', () => {
  it('are written by the access call, the page, the API and the feed, once each', async () => {
    const { host, path, accessCode, projectId } = await createTestItinerary();
    await host.post(`${path}/events`, EVENT_INPUT);
    const feedUrl: string = (await host.get(`${path}/calendar`)).body.feedUrl;
    const { browser, readViews } = createObserved();
    await browser.post(`${path}/access`, { accessCode });
    await browser.get(`/project/${projectId}`);
    const { headers } = await browser.get(`${path}/itinerary`);
    await browser.get(`${path}/itinerary`, { 'if-none-match': headers.get('etag') ?? '' });
    await browser.get(new URL(feedUrl).pathname);
    const common = {
      projectId,
      outcome: 'ok',
      personId: null,
      revision: expect.any(Number),
      release: expect.any(String),
    };
    const read = { ...common, reader: 'shared', source: 'primary', events: 1 };
    expect(readViews()).toEqual([
      expect.objectContaining({ ...read, route: '/api/projects/:projectId/access' }),
      expect.objectContaining({ ...read, route: '/project/:projectId' }),
      expect.objectContaining({ ...read, requestId: headers.get('x-request-id') }),
      expect.objectContaining({ ...read, source: '304', events: 0 }),
      expect.objectContaining({ ...read, reader: 'feed', route: '/calendar/:token' }),
    ]);
  });

  it('say that a browser with access of before was refused, and nothing about others', async () => {
    const { host, path, accessCode, projectId } = await createTestItinerary();
    const { browser, readViews } = createObserved();
    await browser.get(`/project/${projectId}`);
    await browser.post(`${path}/access`, { accessCode: 'WR0NGX' });
    await browser.post(`${path}/access`, { accessCode });
    await host.put(`${path}/customizations`, { accessCode: 'K7M2QX' });
    await browser.get(`${path}/itinerary`);
    await browser.get(`/project/${projectId}`);
    const refused = { projectId, reader: 'shared', source: 'none', events: 0, outcome: 'ACCESS_REQUIRED' };
    expect(readViews().slice(1)).toEqual([
      expect.objectContaining(refused),
      expect.objectContaining(refused),
    ]);
  });
});

describe('x-request-id', () => {
  it('is on pages, answers, refusals and redirects, and in the body of an error', async () => {
    const browser = new BindingsBrowser();
    for (const path of ['/', '/api/config', '/open/DEM0TR1P', '/no-such-page'])
      expect((await browser.get(path)).headers.get('x-request-id'), path).toMatch(/^[\w-]{36}$/);
    const { headers, body } = await browser.get('/api/nothing');
    expect(body.requestId).toBe(headers.get('x-request-id'));
  });
});
