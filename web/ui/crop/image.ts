import { type Crop, fitWithin, MAX_OUTPUT_SIDE, type Size } from './crop.ts';

/**
 * Maximum pixels per side while cropping. Half of it still fills the output, and it takes at most 90 MB of memory;
 * a 48-megapixel photo would take 190 MB.
 */
const MAX_WORKING_SIDE = 4800;

const JPEG_QUALITY = 0.9;

/** Decodes an image off the main thread, rotated as its EXIF data says. Throws if the browser cannot open it. */
export async function openImage(file: Blob): Promise<ImageBitmap> {
  const url = URL.createObjectURL(file);
  try {
    const image = await loadImage(url);
    const size = fitWithin({ width: image.naturalWidth, height: image.naturalHeight }, MAX_WORKING_SIDE);
    return await decode(file, size).catch(() => draw(image, size));
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Loads only the header, for the size; pixels are not decoded yet. */
function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () =>
      image.naturalWidth > 0 ? resolve(image) : reject(new Error('The image has no pixels.'));
    image.onerror = () => reject(new Error('The browser cannot open this image.'));
    image.src = url;
  });
}

async function decode(file: Blob, { width, height }: Size): Promise<ImageBitmap> {
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
  if (bitmap.width === width && bitmap.height === height) return bitmap;
  bitmap.close();
  throw new Error('This browser does not resize while decoding.');
}

/** Slower fallback for images that createImageBitmap cannot decode from a Blob, such as SVG. */
function draw(image: HTMLImageElement, size: Size): Promise<ImageBitmap> {
  const { canvas, context } = createCanvas(size);
  context.drawImage(image, 0, 0, size.width, size.height);
  return createImageBitmap(canvas);
}

/** Renders a crop as a JPEG of at most `maxSide` pixels per side. Throws if the browser cannot encode it. */
export function renderCrop(image: ImageBitmap, crop: Crop, maxSide = MAX_OUTPUT_SIDE): Promise<Blob> {
  const size = fitWithin(crop, maxSide);
  const { canvas, context } = createCanvas(size);
  // JPEG has no transparency; without a fill it would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(image, crop.x, crop.y, crop.width, crop.height, 0, 0, size.width, size.height);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('JPEG encoding failed.')));
    canvas.toBlob(done, 'image/jpeg', JPEG_QUALITY);
  });
}

function createCanvas({ width, height }: Size) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas.');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}
