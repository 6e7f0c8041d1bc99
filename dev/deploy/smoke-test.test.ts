import { expect, it, vi } from 'vitest';
import { smokeTest } from './smoke-test.ts';

const ORIGIN = 'https://foldout.example.com';
const PAGE = { headers: { 'content-security-policy': "default-src 'self'" } };

/** Responses by path; 404 elsewhere. */
const serve = (responses: Record<string, () => Response>) =>
  vi.fn(async (url: string) => responses[url.slice(ORIGIN.length)]?.() ?? new Response('', { status: 404 }));

it('accepts a product that answers, after its domain became ready', async () => {
  let asked = 0;
  const page = () => {
    asked += 1;
    if (asked < 3) throw new Error('getaddrinfo ENOTFOUND');
    return new Response('', PAGE);
  };
  await smokeTest(ORIGIN, serve({ '/': page, '/api/config': () => Response.json({}) }), 0);
  expect(asked).toBe(3);
});

it.each([
  ['answers 503', { '/': () => new Response('', { status: 503 }) }],
  ['has no Content-Security-Policy', { '/': () => new Response('') }],
  ['/api/config answers 404', { '/': () => new Response('', PAGE) }],
  [
    'cannot read its database (500)',
    {
      '/': () => new Response('', PAGE),
      '/api/config': () => Response.json({}),
      '/api/projects/SMOKE000': () => new Response('', { status: 500 }),
    },
  ],
])('says that it %s', async (message, responses) => {
  await expect(smokeTest(ORIGIN, serve(responses), 0)).rejects.toThrow(message);
});
