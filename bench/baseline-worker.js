/** A minimal Worker that responds with a stored text, to measure the platform alone. */
export default {
  async fetch(request, env) {
    const id = new URL(request.url).pathname;
    const row = await env.DB.prepare('SELECT body FROM responses WHERE id = ?').bind(id).first();
    return new Response(row.body, { headers: { 'content-type': 'application/json' } });
  },
};
