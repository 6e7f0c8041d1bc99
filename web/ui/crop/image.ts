import { type Crop, fitWithin, MAX_OUTPUT_SIDE, type Size } from './crop.ts';

/**
 * Pixels a side of a picture while it is cropped. Half of it in a crop still fills the output, and it takes
 * 90 MB at most, which a phone has, where its own 48 megapixels would take 190.
 */
const MAX_WORKING_SIDE = 4800;

/** JPEG, as the server takes no other: 0 is smallest, 1 best. */
const QUALITY = 0.9;

/** Opens a picture upright, as its EXIF says, and off the main thread. Throws for what is no picture. */
export async function openImage(file: Blob): Promise<ImageBitmap> {
  const address = URL.createObjectURL(file);
  try {
    const image = await loadImage(address);
    const size = fitWithin({ width: image.naturalWidth, height: image.naturalHeight }, MAX_WORKING_SIDE);
    return await decode(file, size).catch(() => draw(image, size));
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Reads the header, and with it the size; no pixel is decoded for this. */
function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () =>
      image.naturalWidth > 0 ? resolve(image) : reject(new Error('The picture is empty.'));
    image.onerror = () => reject(new Error('This is no picture that the browser can show.'));
    image.src = address;
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
  throw new Error('This browser does not resize while it decodes.');
}

/** The slower way, for what cannot be decoded straight from its bytes, such as SVG. */
function draw(image: HTMLImageElement, size: Size): Promise<ImageBitmap> {
  const { canvas, context } = createCanvas(size);
  context.drawImage(image, 0, 0, size.width, size.height);
  return createImageBitmap(canvas);
}

/** The crop as a JPEG of at most `longest` pixels a side. Throws where the browser gives none. */
export function renderCrop(picture: ImageBitmap, crop: Crop, longest = MAX_OUTPUT_SIDE): Promise<Blob> {
  const size = fitWithin(crop, longest);
  const { canvas, context } = createCanvas(size);
  // JPEG knows no transparency; black is what it would make of it.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(picture, crop.x, crop.y, crop.width, crop.height, 0, 0, size.width, size.height);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('No JPEG came out.')));
    canvas.toBlob(done, 'image/jpeg', QUALITY);
  });
}

function createCanvas({ width, height }: Size) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}
