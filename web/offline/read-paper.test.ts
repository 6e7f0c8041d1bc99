import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_READER } from '../../worker/messages/t.ts';
import { readOfflineCopy, readStoredPaper, writeOfflineCopy } from '../lib/offline-copies.ts';
import { toPaperPath, toPapersPath } from '../lib/paper-paths.ts';
import { stubCaches } from '../testing/fake-caches.ts';
import { readPaper } from './read-paper.ts';

const [OWN, OTHER] = [toPaperPath('P1', 1), toPaperPath('P1', 2)];

beforeEach(async () => {
  stubCaches();
  const copy = { json: '{}', asOf: '2027-05-19T12:00:00.000Z', reader: DEFAULT_READER, papers: '[]' };
  await writeOfflineCopy('P1', copy, async () => [OWN, OTHER]);
});
afterEach(() => vi.unstubAllGlobals());

/** Opens a ticket. `status`: of the server's answer; undefined: none in time. */
async function open(path: string, status?: number) {
  const request = new Request(`https://foldout.test${path}`);
  vi.stubGlobal('fetch', async () => {
    if (status === undefined) throw new TypeError('Failed to fetch');
    return new Response('server', { status });
  });
  const response = await readPaper(request, 'P1', (network) => network.catch(() => undefined));
  return { status: response.status, text: await response.text() };
}

/** What of the offline copy is left. */
async function listKept() {
  const kept = [OWN, OTHER, toPapersPath('P1')].map(async (path) =>
    (await readStoredPaper('P1', path)) ? [path] : [],
  );
  const hasData = (await readOfflineCopy('P1')) !== undefined;
  return [...(hasData ? ['data'] : []), ...(await Promise.all(kept)).flat()];
}
const ALL = ['data', OWN, OTHER, toPapersPath('P1')];

it('asks the server first, and opens the stored ticket while it does not answer', async () => {
  expect(await open(OWN, 200)).toEqual({ status: 200, text: 'server' });
  expect(await open(OWN)).toEqual({ status: 200, text: 'file' });
  expect(await listKept()).toEqual(ALL);
});

// The worker's paper-ends.test.ts says which event has which answer.
it.each([401, 451])('deletes the whole copy when the reader’s right has ended: %s', async (status) => {
  expect((await open(OWN, status)).status).toBe(status);
  expect(await listKept()).toEqual([]);
});

it('deletes a ticket that is gone or somebody else’s, and keeps the others', async () => {
  expect((await open(OWN, 404)).status).toBe(404);
  expect(await listKept()).toEqual(ALL.filter((path) => path !== OWN));
});

it('deletes the tickets that are no longer in the list with the next copy', async () => {
  const copy = { json: '{}', asOf: '', reader: DEFAULT_READER };
  await writeOfflineCopy('P1', { ...copy, papers: '[]' }, async () => [OTHER]);
  expect(await listKept()).toEqual(['data', OTHER, toPapersPath('P1')]);
  await writeOfflineCopy('P1', copy, async () => []);
  expect(await listKept()).toEqual(['data']);
});
