import type { IncomingMessage, ServerResponse } from 'node:http';
import { makeKey, readClaims, type SigningKey, signClaims } from './key.ts';

/** How a provider can fail. The first three fail every call but pages; the others spoil the ID token. */
export type OpenIdFailure =
  | 'down'
  | 'hang'
  | 'garbage'
  | 'issuer'
  | 'nonce'
  | 'audience'
  | 'expired'
  | 'signature';

/** Answers a call in place of the provider, or makes its answer a wrong one. Returns whether it answered. */
export function answerWithFault(
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
  if (request.url?.startsWith('/token')) spoilToken(fault, response, key);
  return false;
}

type Spoiled = Exclude<OpenIdFailure, 'down' | 'hang' | 'garbage'>;

/** The provider writes its answer in one piece; what goes out instead has another ID token. */
function spoilToken(fault: Spoiled, response: ServerResponse, key: SigningKey) {
  const end = response.end.bind(response);
  response.end = ((body: unknown) => {
    const answer = JSON.parse(String(body)) as { id_token?: string };
    if (!answer.id_token) return end(String(body));
    const text = JSON.stringify({ ...answer, id_token: spoil(answer.id_token, fault, key) });
    response.setHeader('content-length', Buffer.byteLength(text));
    return end(text);
  }) as typeof response.end;
}

function spoil(token: string, fault: Spoiled, key: SigningKey): string {
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
