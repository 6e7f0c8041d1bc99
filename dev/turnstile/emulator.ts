import { defineEmulator, type EmulatorDefinition } from 'emulate';
import { z } from 'zod';
import { readControl } from '../read-control.ts';
import { FRAME, SCRIPT } from './files.ts';

type TurnstileState = {
  /** How many of the next scripts do not load. */
  scriptFailures: number;
  /** Checks of tokens. */
  checks: number;
};

const PASS = 'pass';

const controlBody = z.strictObject({ failNextScripts: z.int().min(0).max(100) });

/**
 * A server with the parts of Cloudflare Turnstile that the product uses: the script, its frame and the check of tokens.
 * Solving gives the token `pass`, which alone is right. Start it with `createEmulator`.
 */
export function defineTurnstileEmulator(): EmulatorDefinition<TurnstileState> {
  return defineEmulator({
    name: 'turnstile-emulator',
    stateVersion: 1,
    state: (): TurnstileState => ({ scriptFailures: 0, checks: 0 }),
    cors: false,
    setup({ app, state }) {
      app.get('/turnstile/v0/api.js', () => {
        if (state.scriptFailures > 0) {
          state.scriptFailures--;
          return new Response(null, { status: 503 });
        }
        return send('text/javascript', SCRIPT);
      });
      app.get('/turnstile/v0/frame', () => send('text/html; charset=utf-8', FRAME));
      app.post('/turnstile/v0/siteverify', async (c) => {
        state.checks++;
        const sent = new URLSearchParams(await c.req.text());
        return Response.json(checkToken(sent.get('secret'), sent.get('response')));
      });
      const render = () => Response.json(state);
      app.get('/_control', render);
      app.post('/_control', async (c) => {
        const { data, refused } = await readControl(c.req.raw, controlBody);
        if (refused) return refused;
        state.scriptFailures = data.failNextScripts;
        return render();
      });
    },
  });
}

const send = (type: string, body: string) => new Response(body, { headers: { 'content-type': type } });

/** Cloudflare docs, Turnstile, Server-side validation, Error codes. */
function checkToken(secret: string | null, token: string | null) {
  const refuse = (code: string) => ({ success: false, 'error-codes': [code] });
  if (!secret) return refuse('missing-input-secret');
  if (!token) return refuse('missing-input-response');
  if (token !== PASS) return refuse('invalid-input-response');
  return { success: true, 'error-codes': [] };
}
