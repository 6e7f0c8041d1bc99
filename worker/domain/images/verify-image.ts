import { type ImageType, isWithinLimits, readImageSize } from './image-size.ts';
import { stripJpegMetadata } from './jpeg.ts';
import { stripPngMetadata } from './png.ts';
import { stripWebpMetadata } from './webp.ts';

type VerifiedImage = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

const REWRITERS: Record<ImageType, (bytes: Uint8Array) => Uint8Array<ArrayBuffer> | undefined> = {
  'image/jpeg': (bytes) => stripJpegMetadata(bytes)?.bytes,
  'image/png': stripPngMetadata,
  'image/webp': stripWebpMetadata,
};

/** The image without metadata; undefined unless it is of the type and within the limits, which are checked first. */
export function verifyImage(upload: Uint8Array, type: ImageType): VerifiedImage | undefined {
  const size = readImageSize(upload);
  if (size?.type !== type || !isWithinLimits(size)) return undefined;
  const bytes = REWRITERS[type](upload);
  return bytes && { bytes, width: size.width, height: size.height };
}
