import type { ComponentProps } from 'react';
import {
  HEADER_IMAGE_SIZES,
  isTallImage,
  toHeaderSrcSet,
} from '../../../worker/domain/images/header-image-layout.ts';

type Props = Pick<ComponentProps<'img'>, 'decoding' | 'fetchPriority' | 'loading'> & { url: string };

/** A header image that fills its box. A tall one is shown whole in a wide box, in front of itself, blurred. */
export function HeaderImage({ url, ...hints }: Props) {
  const tall = isTallImage(url);
  return (
    <>
      {tall && <img src={`${url}?w=480`} className="blurred" alt="" loading="lazy" />}
      <img
        src={url}
        srcSet={toHeaderSrcSet(url)}
        sizes={HEADER_IMAGE_SIZES}
        className={tall ? 'tall' : undefined}
        alt=""
        {...hints}
      />
    </>
  );
}
