/**
 * A minimal Worker that responds with a stored text, to measure the platform alone. With the query `nearest` it asks the
 * nearest copy of the database, as Foldout does for guests: Miniflare then writes a bookmark to the disk for each read.
 */
export default {
  async fetch(request, env) {
    const { pathname, searchParams } = new URL(request.url);
    const db = searchParams.has('nearest') ? env.DB.withSession('first-unconstrained') : env.DB;
    const row = await db.prepare('SELECT body FROM responses WHERE id = ?').bind(pathname).first();
    return new Response(row.body, { headers: { 'content-type': 'application/json' } });
  },
};
