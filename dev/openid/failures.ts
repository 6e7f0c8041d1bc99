import type { IncomingMessage, ServerResponse } from 'node:http';
import { makeKey, readClaims, type SigningKey, signClaims } from './key.ts';

/** Failures to simulate. The first three fail every API call, the others make the ID token invalid. */
export type OpenIdFailure =
  | 'down'
  | 'hang'
  | 'garbage'
  | 'issuer'
  | 'nonce'
  | 'audience'
  | 'expired'
  | 'signature';

/** Simulates a failure. Returns whether it responded; otherwise the provider has to. */
export function simulateFailure(
  fault: OpenIdFailure | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  key: SigningKey,
): boolean {
  const isCall = /^\/(token|me|jwks|\.well-known)/.test(request.url ?? '');
  if (!fault || !isCall) return false;
  if (fault === 'down') return Boolean(response.writeHead(503).end('down'));
  if (fault === 'garbage')
    return Boolean(response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hi'));
  if (fault === 'hang') return true;
  if (request.url?.startsWith('/token')) corruptIdToken(fault, response, key);
  return false;
}

type TokenFailure = Exclude<OpenIdFailure, 'down' | 'hang' | 'garbage'>;

/** Replaces the ID token in the response. Relies on the provider writing it in one piece. */
function corruptIdToken(fault: TokenFailure, response: ServerResponse, key: SigningKey) {
  const end = response.end.bind(response);
  response.end = ((body: unknown) => {
    const tokens = JSON.parse(String(body)) as { id_token?: string };
    if (!tokens.id_token) return end(String(body));
    const text = JSON.stringify({ ...tokens, id_token: toInvalidToken(tokens.id_token, fault, key) });
    response.setHeader('content-length', Buffer.byteLength(text));
    return end(text);
  }) as typeof response.end;
}

function toInvalidToken(token: string, fault: TokenFailure, key: SigningKey): string {
  const claims = readClaims(token);
  if (fault === 'signature') return signClaims(claims, makeKey());
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  const wrong = {
    issuer: { iss: 'https://evil.example' },
    nonce: { nonce: 'another' },
    audience: { aud: 'somebody-else' },
    expired: { exp: hourAgo, iat: hourAgo - 60 },
  }[fault];
  return signClaims({ ...claims, ...wrong }, key);
}
