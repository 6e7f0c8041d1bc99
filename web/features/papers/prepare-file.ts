import { LIMITS, MAX_PAPER_BYTES } from '../../../worker/contract/limits.ts';
import { PAPER_TYPES } from '../../../worker/contract/papers.ts';
import { t } from '../../../worker/messages/t.ts';
import { openImage, renderCrop } from '../../ui/crop/image.ts';

/** Why a file cannot be a ticket, for the host. */
export class PaperFileError extends Error {}

const PASS = 'application/vnd.apple.pkpass';

/** Browsers know no type of wallet passes. */
const findType = ({ name, type }: File) => (/\.pkpass$/i.test(name) ? PASS : type);

/**
 * The file as it is uploaded. Photos become upright JPEGs, since the server removes what turns them; a phone's own formats,
 * too. Throws PaperFileError.
 */
export async function preparePaper(file: File): Promise<Blob> {
  const type = findType(file);
  const isKept = PAPER_TYPES.some((known) => known === type) && type !== 'image/jpeg';
  const isPhoto = !isKept && type.startsWith('image/');
  if (!isKept && !isPhoto) throw new PaperFileError(t('notATicket', { file: file.name }));
  const blob = isPhoto ? await redraw(file) : file.slice(0, file.size, type);
  if (blob.size > MAX_PAPER_BYTES) throw new PaperFileError(t('ticketTooLarge', { file: file.name }));
  return blob;
}

/** Keeps small print readable, well below the limits of a ticket. */
const MAX_SIDE = 4_000;

async function redraw(file: File): Promise<Blob> {
  try {
    const image = await openImage(file);
    const jpeg = await renderCrop(image, { x: 0, y: 0, width: image.width, height: image.height }, MAX_SIDE);
    image.close();
    return jpeg;
  } catch {
    throw new PaperFileError(t('cantOpenFile', { file: file.name }));
  }
}

/** What a ticket is called at first: the name of its file. */
export const toPaperTitle = (name: string): string =>
  [
    ...name
      .replace(/\.\w{1,6}$/, '')
      .replace(/[_\s]+/g, ' ')
      .trim(),
  ]
    .slice(0, LIMITS.title)
    .join('') || t('aTicket');
