import { join } from 'node:path';
import { bundleWorker } from '../../dev/start/bundle-worker.ts';
import { enterItinerary, migrateBenchDatabases, parseRecordedCalls } from '../count-calls.ts';
import type { RecordedCall } from '../counting-worker/record-calls.ts';
import { startFoldoutWorker } from '../servers.ts';
import { BENCH_ACCESS_CODE, BENCH_ADMIN_CODE, toBenchProjectId } from '../sizes.ts';

/** The requests that a browser sends one after the other, each with its calls: a guest's until an event is shown. */
export type Journey = { name: string; isHost?: boolean; requests: RecordedCall[][] };

const EVENTS = 100;
const EVENT = {
  title: 'Dinner',
  description: 'At eight.',
  datetime: '2027-06-12T20:00',
  timeZone: 'Europe/Lisbon',
  location: 'Rua da Rosa 1',
};

/** Records what the Worker calls in each journey. Builds the state in `folder`. */
export async function recordJourneys(folder: string): Promise<Journey[]> {
  const script = await bundleWorker('bench/counting-worker/index.ts', join(folder, 'world-worker'));
  const server = await startFoldoutWorker(script, join(folder, 'world'));
  try {
    await migrateBenchDatabases(server);
    const origin = new URL(await server.ready).origin;
    const id = toBenchProjectId(EVENTS);
    await fetch(`${origin}/bench/seed?id=${id}&events=${EVENTS}`);
    const { inviteKey } = (await (await fetch(`${origin}/bench/invite-key?id=${id}`)).json()) as {
      inviteKey: string;
    };
    const cookie = await enterItinerary(origin, id);
    const adminCookie = await enterItinerary(origin, id, cookie, { adminCode: BENCH_ADMIN_CODE });
    const record = async (path: string, init: RequestInit = {}): Promise<RecordedCall[]> => {
      const headers = { ...init.headers, 'bench-record': '1', origin: 'http://localhost' };
      const response = await fetch(origin + path, { ...init, headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} responded ${response.status}`);
      return parseRecordedCalls(response);
    };
    const post = (path: string, body: object, headers = {}) =>
      record(`/api/projects/${id}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const enter = (body: object) => post('access', body);
    const accessCode = BENCH_ACCESS_CODE;
    return [
      { name: 'returning guest', requests: [await record(`/project/${id}`, { headers: { cookie } })] },
      {
        name: 'share link',
        requests: [await record(`/access/${id}?code=${accessCode}`), await enter({ accessCode, inviteKey })],
      },
      {
        name: 'typed code',
        requests: [await record(`/access/${id}`), await enter({ accessCode })],
      },
      {
        name: 'host who adds an event',
        isHost: true,
        requests: [await post('events', EVENT, { cookie: adminCookie })],
      },
    ];
  } finally {
    await server.dispose();
  }
}
