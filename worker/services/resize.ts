/** JPEG quality of variants: below it, skies band; above it, guests wait for nothing they see. */
const QUALITY = 82;

/**
 * A JPEG made `width` pixels wide by Cloudflare Images, its shape kept. Throws when Images does not do it:
 * not enabled for the account, its limit reached, or a picture that only looks like one.
 */
export async function resizeJpeg(
  images: ImagesBinding,
  picture: ReadableStream<Uint8Array>,
  width: number,
): Promise<ArrayBuffer> {
  const result = await images
    .input(picture)
    .transform({ width, fit: 'scale-down' })
    .output({ format: 'image/jpeg', quality: QUALITY });
  return result.response().arrayBuffer();
}
