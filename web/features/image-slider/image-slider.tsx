import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  FRAME_SIZES,
  toFit,
  toFrameShape,
  toFrameSources,
} from '../../../worker/domain/images/header-image-layout.ts';
import { useLater } from '../../ui/page/use-later.ts';
import { SliderControls } from './slider-controls.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useSlideScroll } from './use-slide-scroll.ts';
import './image-slider.css';

const loadLightbox = () => import('./lightbox.tsx');

/** The pictures one after another, each a button that shows it large. Default export, laid over the frame. */
export default function ImageSlider({ images }: { images: string[] }) {
  const count = images.length;
  const { strip, index, go } = useSlideScroll(count);
  const [wanted, setWanted] = useState(false);
  const [enlarged, setEnlarged] = useState<number>();
  const Lightbox = useLater(loadLightbox, wanted);
  const rotation = useAutoplay(count > 1 && enlarged === undefined, index, () => go(index + 1));
  const prepare = () => setWanted(true);

  function move(event: KeyboardEvent) {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1 }[event.key];
    if (to === undefined || count < 2) return;
    event.preventDefault();
    const within = strip.current?.contains(document.activeElement);
    let next = index;
    flushSync(() => {
      next = go(to);
    });
    // The slide that had the focus is out of sight now, and can no longer hold it.
    if (within) strip.current?.children[next]?.querySelector('button')?.focus({ preventScroll: true });
  }

  return (
    <section
      className="slider"
      aria-roledescription="carousel"
      aria-label="Pictures"
      onKeyDown={move}
      {...rotation.holders}
    >
      {count > 1 && <SliderControls count={count} index={index} go={go} rotation={rotation} />}
      <div ref={strip} className="strip">
        {images.map((address, at) => (
          <div key={address} inert={at !== index}>
            <button
              type="button"
              aria-label={`Enlarge picture ${at + 1} of ${count}`}
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={() => {
                prepare();
                setEnlarged(at);
              }}
            >
              <img
                src={address}
                srcSet={toFrameSources(address)}
                sizes={FRAME_SIZES}
                alt=""
                // The first is on screen already: painted at once, it takes over without a flicker.
                {...(at === 0 ? { decoding: 'sync' } : { loading: 'lazy' })}
                style={{ objectFit: toFit(address, toFrameShape(images)) }}
              />
            </button>
          </div>
        ))}
      </div>
      {Lightbox && enlarged !== undefined && (
        <Lightbox images={images} start={enlarged} onClose={() => setEnlarged(undefined)} />
      )}
    </section>
  );
}
