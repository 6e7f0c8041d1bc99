import worker from '../../worker/index.ts';
import { countDatabase } from './count-database.ts';
import { recordCalls } from './record-calls.ts';
import { createInviteKey, seedProject } from './seed-project.ts';

export * from '../../worker/index.ts';

/** The Foldout Worker, with database counts in response headers. Not for measuring time. */
export default {
  async fetch(request, env, ctx) {
    const url = new URL(request.url);
    if (url.pathname === '/bench/seed') {
      await seedProject(env, url.searchParams.get('id') ?? '', Number(url.searchParams.get('events')));
      return new Response('seeded');
    }
    if (url.pathname === '/bench/invite-key') {
      return Response.json({ inviteKey: await createInviteKey(env, url.searchParams.get('id') ?? '') });
    }
    if (request.headers.has('bench-record')) {
      const { recorded, calls } = recordCalls(env);
      const response = await worker.fetch(request, recorded, ctx);
      const marked = new Response(response.body, response);
      marked.headers.set('bench-calls', JSON.stringify(calls));
      return marked;
    }
    const { database, counts } = countDatabase(env.DB);
    const response = await worker.fetch(request, { ...env, DB: database }, ctx);
    const counted = new Response(response.body, response);
    counted.headers.set('bench-round-trips', String(counts.roundTrips));
    counted.headers.set('bench-rows-read', String(counts.rowsRead));
    return counted;
  },
} satisfies ExportedHandler<Cloudflare.Env>;
