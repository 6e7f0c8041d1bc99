import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

export type SigningKey = { jwk: object; privateKey: KeyObject };

/** Generates an RSA key for signing tokens. */
export function makeKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    privateKey,
    jwk: { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'test' },
  };
}

type Claims = Record<string, unknown>;

/** The claims of a JWT (RFC 7519), not verified. */
export function readClaims(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
}

/** A JWT with these claims, signed with RS256. */
export function signClaims(claims: Claims, { privateKey }: SigningKey): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const text = `${encode({ alg: 'RS256', typ: 'JWT', kid: 'test' })}.${encode(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}
