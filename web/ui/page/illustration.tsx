import type { CoverId } from '../../../worker/contract/choices.ts';
import { toCoverUrl } from '../../../worker/domain/appearance/cover-url.ts';

const COLORS = { primary: '#1f4f6e', secondary: '#e6a57c', accent: '#b04a2a' };

type Props = {
  cover: CoverId;
  /** Less high, above a form that should fit the screen. */
  isLow?: boolean;
};

/** A cover at the top of a card on one of the product's own pages. */
export function Illustration({ cover, isLow }: Props) {
  return (
    <img
      src={toCoverUrl(cover, COLORS)}
      alt=""
      width={1600}
      height={600}
      className={`w-full bg-sunk ${isLow ? 'h-20 object-cover object-[50%_70%] sm:h-24' : 'h-auto'}`}
    />
  );
}
