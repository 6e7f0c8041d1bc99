/** What precedes the token in the address of a canary: `trips+canary-…@`. */
const NAME = /^([^+@]+)\+canary-([0-9a-f]{32})(@.+)$/;
/** Characters of the email that are kept; headers are shorter. */
const KEPT = 32 * 1024;

/**
 * Keeps the header of the email that a deployment sends to itself, to see whether Cloudflare adds its verdict about the sender.
 * Only a deployment can make the file that it replaces. False for all other emails.
 */
export async function recordCanary(
  { to, raw }: Pick<ForwardableEmailMessage, 'to' | 'raw'>,
  intakeAddress: string | undefined,
  bucket: R2Bucket,
): Promise<boolean> {
  const [, name = '', token = '', host = ''] = NAME.exec(to.trim().toLowerCase()) ?? [];
  if (!token || `${name}${host}` !== intakeAddress?.toLowerCase()) return false;
  const key = `canary/${token}`;
  const sent = await bucket.head(key);
  if (sent?.size !== 1) return false;
  const email = (await new Response(raw).text()).slice(0, KEPT);
  await bucket.put(key, email.split(/\r?\n\r?\n/)[0] ?? '', { onlyIf: { etagMatches: sent.etag } });
  return true;
}
