import type { CoverId } from '../../../worker/contract/choices.ts';
import { toCoverUrl } from '../../../worker/domain/appearance/cover-url.ts';

const COLORS = { primary: '#1f4f6e', secondary: '#e6a57c', accent: '#b04a2a' };

/** A cover at the top of a card on one of the product's own pages. */
export function Illustration({ cover }: { cover: CoverId }) {
  return (
    <img src={toCoverUrl(cover, COLORS)} alt="" width={1600} height={600} className="h-auto w-full bg-sunk" />
  );
}
