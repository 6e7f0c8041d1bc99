import type { CSSProperties } from 'react';
import {
  computeHeaderRatio,
  computeObjectFit,
  HEADER_IMAGE_SIZES,
  toHeaderSrcSet,
} from '../../../worker/domain/images/header-image-layout.ts';
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts';
import './header-images.css';

const loadSlider = () => import('./image-slider.tsx');

/**
 * The header images. The aspect ratio comes from the image URLs, so nothing shifts while they load. Shows the first
 * image; the slider on top of it loads later.
 */
export function HeaderImages({ images }: { images: string[] }) {
  const [first] = images;
  const Slider = useLazyComponent(loadSlider, first !== undefined);
  const shape = computeHeaderRatio(images);
  return (
    first && (
      <div className="frame" style={{ '--ratio': shape } as CSSProperties}>
        <img
          src={first}
          srcSet={toHeaderSrcSet(first)}
          sizes={HEADER_IMAGE_SIZES}
          alt=""
          fetchPriority="high"
          style={{ objectFit: computeObjectFit(first, shape) }}
        />
        {Slider && <Slider images={images} />}
      </div>
    )
  );
}
