import type { CSSProperties } from 'react';
import { useLater } from '../../ui/use-later.ts';
import { FRAME_SIZES, toFrameSources, toShape } from './address.ts';
import './frame.css';

const loadSlider = () => import('./slider.tsx');

/**
 * The pictures of the header. The frame takes its shape from the address of the first, before a byte of it is
 * here, and shows it; the slider over it loads later. Nothing without pictures.
 */
export function Frame({ images }: { images: string[] }) {
  const [first] = images;
  const Slider = useLater(loadSlider, first !== undefined);
  return (
    first && (
      <div className="frame" style={{ '--ratio': toShape(first) } as CSSProperties}>
        <img src={first} srcSet={toFrameSources(first)} sizes={FRAME_SIZES} alt="" fetchPriority="high" />
        {Slider && <Slider images={images} />}
      </div>
    )
  );
}
