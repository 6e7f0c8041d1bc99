import { expect, it } from 'vitest';
import type { TimeZonePlace } from '../contract/time-zones.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { TestBrowser } from '../testing/browser.ts';

async function read<Body>(path: string, text: string): Promise<Body> {
  const response = await new TestBrowser().get(`/api/time-zones/${path}?${new URLSearchParams({ text })}`);
  expect(response.status).toBe(200);
  return response.body as Body;
}

const find = (text: string) => read<{ places: TimeZonePlace[] }>('places', text);
const suggest = (location: string) => read<{ timeZone: string | null }>('suggestion', location);

it('finds places that are no names of zones', async () => {
  const { places } = await find('San Fran');
  expect(places[0]).toEqual({
    name: 'San Francisco',
    region: 'CA',
    country: 'US',
    timeZone: 'America/Los_Angeles',
  });
  expect((await find('Bali')).places[0]?.timeZone).toBe('Asia/Makassar');
});

it('finds nothing for unknown, empty and very long text', async () => {
  for (const text of ['qwxzy', '', 'Paris'.repeat(20)]) expect(await find(text)).toEqual({ places: [] });
});

it('suggests the zone of a location, or none', async () => {
  expect(await suggest('Hotel Arts, Barcelona')).toEqual({ timeZone: 'Europe/Madrid' });
  expect(await suggest("Grandma's house")).toEqual({ timeZone: null });
  expect(await suggest(`${'x'.repeat(300)}, Barcelona`)).toEqual({ timeZone: null });
});

describeAccess('time-zones');
