/** The lowest JPEG quality without visible banding in skies. */
const QUALITY = 82;

/**
 * Scales an image to `width` pixels with Cloudflare Images; returns a JPEG. Throws if Images is not enabled, its limit is
 * reached, or the image is invalid.
 */
export async function resizeJpeg(
  images: ImagesBinding,
  image: ReadableStream<Uint8Array>,
  width: number,
): Promise<ArrayBuffer> {
  const result = await images
    .input(image)
    .transform({ width, fit: 'scale-down' })
    .output({ format: 'image/jpeg', quality: QUALITY });
  return result.response().arrayBuffer();
}
