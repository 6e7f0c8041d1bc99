import { z } from 'zod';
import { fromBase64Url, sign, toBase64Url, verifySignature } from '../domain/access/crypto.ts';
import type { Settings } from '../services/settings.ts';

const ticket = z.object({
  /** Of the picture; its row tells the key. */
  id: z.string(),
  type: z.string(),
  maxBytes: z.int(),
  /** Epoch milliseconds. */
  expiresAt: z.int(),
});
/** What an upload address allows: this picture, of this type, no larger, until then. */
export type UploadToken = z.output<typeof ticket>;

/** For clocks that disagree, in milliseconds. */
const LEEWAY_MS = 60_000;

/** The ticket as text for an address: its content and our signature over it. */
export async function formatUploadToken(settings: Settings, content: UploadToken): Promise<string> {
  const text = toBase64Url(new TextEncoder().encode(JSON.stringify(content)));
  return `${text}.${await sign(settings.APP_SECRET, 'uploads', text)}`;
}

/** A ticket that we signed and that is still good at `now`, or undefined. */
export async function verifyUploadToken(
  settings: Settings,
  text: string,
  now: number,
): Promise<UploadToken | undefined> {
  const [content = '', signature = '', ...rest] = text.split('.');
  if (rest.length > 0 || !(await verifySignature(settings.APP_SECRET, 'uploads', content, signature)))
    return undefined;
  const known = ticket.parse(JSON.parse(new TextDecoder().decode(fromBase64Url(content))));
  return now <= known.expiresAt + LEEWAY_MS ? known : undefined;
}
