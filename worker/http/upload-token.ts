import { z } from '../contract/zod.ts';
import { fromBase64Url, type Secrets, sign, toBase64Url, verifySignature } from '../domain/access/crypto.ts';

const uploadTokenSchema = z.object({
  /** Id of the image's row, or the name of the paper's file. */
  id: z.string(),
  kind: z.enum(['image', 'paper']).default('image'),
  /** The itinerary's public id; null for an avatar. */
  projectId: z.string().nullable(),
  type: z.string(),
  maxBytes: z.int(),
  /** Epoch milliseconds. */
  expiresAt: z.int(),
});
/** Allows one upload of a file with this type and up to this size. */
export type UploadToken = z.output<typeof uploadTokenSchema>;

/** For clock differences between machines. */
const LEEWAY_MS = 60_000;

/** A token's signed text for a URL. */
export async function formatUploadToken(secrets: Secrets, token: UploadToken): Promise<string> {
  const text = toBase64Url(new TextEncoder().encode(JSON.stringify(token)));
  return `${text}.${await sign(secrets, 'uploads', text)}`;
}

/** Parses a token; undefined if the signature is wrong or it has expired at `now` (epoch milliseconds). */
export async function verifyUploadToken(
  secrets: Secrets,
  text: string,
  now: number,
): Promise<UploadToken | undefined> {
  const [content = '', signature = '', ...rest] = text.split('.');
  if (rest.length > 0 || !(await verifySignature(secrets, 'uploads', content, signature))) return undefined;
  const token = uploadTokenSchema.parse(JSON.parse(new TextDecoder().decode(fromBase64Url(content))));
  return now <= token.expiresAt + LEEWAY_MS ? token : undefined;
}
