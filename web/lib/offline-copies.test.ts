import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubCaches } from '../testing/fake-caches.ts';
import {
  deleteOfflineCopy,
  readOfflineCopy,
  readShownItinerary,
  writeOfflineCopy,
  writeShownItinerary,
} from './offline-copies.ts';

beforeEach(stubCaches);
afterEach(() => vi.unstubAllGlobals());

const COPY = {
  json: '{"events":[]}',
  asOf: '2027-05-19T12:00:00.000Z',
  reader: { language: 'fr', locale: 'fr-CH', clock: '24' } as const,
};

it('stores data and the listed files, and deletes files that are no longer listed', async () => {
  await writeOfflineCopy('P1', COPY, async () => ['/media/a', '/media/b']);
  await writeOfflineCopy('P1', COPY, async () => ['/media/b']);
  expect(await readOfflineCopy('P1')).toEqual(COPY);
  const cache = await caches.open('itinerary-P1');
  expect((await cache.keys()).map(({ url }) => url)).toEqual([
    'https://foldout.test/api/projects/P1/itinerary',
    'https://foldout.test/media/b',
  ]);
});

it('stores nothing of a copy that is deleted while it is written', async () => {
  await writeOfflineCopy('P1', COPY, async () => {
    await deleteOfflineCopy('P1');
    return ['/media/a'];
  });
  expect(await readOfflineCopy('P1')).toBeUndefined();
  expect(await caches.has('itinerary-P1')).toBe(false);
});

it('keeps what was shown as long as there is a copy', async () => {
  await writeShownItinerary('P1', '{"at":1}');
  expect(await readShownItinerary('P1')).toBeUndefined();
  await writeOfflineCopy('P1', COPY, async () => []);
  await writeShownItinerary('P1', '{"at":2}');
  await writeOfflineCopy('P1', COPY, async () => []);
  expect(await readShownItinerary('P1')).toBe('{"at":2}');
  await deleteOfflineCopy('P1');
  expect(await readShownItinerary('P1')).toBeUndefined();
});
