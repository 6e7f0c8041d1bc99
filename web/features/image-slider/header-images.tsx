import type { CSSProperties } from 'react';
import {
  FRAME_SIZES,
  toFit,
  toFrameShape,
  toFrameSources,
} from '../../../worker/domain/images/header-image-layout.ts';
import { useLater } from '../../ui/page/use-later.ts';
import './header-images.css';

const loadSlider = () => import('./image-slider.tsx');

/**
 * The pictures of the header. The frame takes its shape from their addresses, before a byte of them is here, and
 * shows the first; the slider over it loads later. Nothing without pictures.
 */
export function HeaderImages({ images }: { images: string[] }) {
  const [first] = images;
  const Slider = useLater(loadSlider, first !== undefined);
  const shape = toFrameShape(images);
  return (
    first && (
      <div className="frame" style={{ '--ratio': shape } as CSSProperties}>
        <img
          src={first}
          srcSet={toFrameSources(first)}
          sizes={FRAME_SIZES}
          alt=""
          fetchPriority="high"
          style={{ objectFit: toFit(first, shape) }}
        />
        {Slider && <Slider images={images} />}
      </div>
    )
  );
}
