import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../../worker/messages/t.ts';
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts';
import { HeaderImage } from '../../ui/page/header-image.tsx';
import { SliderControls } from './slider-controls.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useSlideScroll } from './use-slide-scroll.ts';
import './image-slider.css';

const loadLightbox = () => import('./lightbox.tsx');

/** Slideshow of the header images; each opens the lightbox. Rendered on top of the first image. */
export default function ImageSlider({ images }: { images: string[] }) {
  const count = images.length;
  const { slides, index, go } = useSlideScroll(count);
  const [wanted, setWanted] = useState(false);
  const [enlarged, setEnlarged] = useState<number>();
  const Lightbox = useLazyComponent(loadLightbox, wanted);
  const autoplay = useAutoplay(count > 1 && enlarged === undefined, index, () => go(index + 1));
  const prepare = () => setWanted(true);

  function move(event: KeyboardEvent) {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1 }[event.key];
    if (to === undefined || count < 2) return;
    event.preventDefault();
    const within = slides.current?.contains(document.activeElement);
    let next = index;
    flushSync(() => {
      next = go(to);
    });
    // The focused slide is now inert, so the focus moves to the new one.
    if (within) slides.current?.children[next]?.querySelector('button')?.focus({ preventScroll: true });
  }

  return (
    <section
      className="slider"
      aria-roledescription={t('carousel')}
      aria-label={t('images')}
      onKeyDown={move}
      {...autoplay.handlers}
    >
      {count > 1 && <SliderControls count={count} index={index} go={go} autoplay={autoplay} />}
      <div ref={slides} className="slides">
        {images.map((url, at) => (
          <div key={url} inert={at !== index}>
            <button
              type="button"
              aria-label={t('enlargeImage', { number: at + 1, count })}
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={() => {
                prepare();
                setEnlarged(at);
              }}
            >
              {/* The first image is already on screen; decoding it synchronously avoids a flicker. */}
              <HeaderImage url={url} {...(at === 0 ? { decoding: 'sync' } : { loading: 'lazy' })} />
            </button>
          </div>
        ))}
      </div>
      {Lightbox && enlarged !== undefined && (
        <Lightbox images={images} initialIndex={enlarged} onClose={() => setEnlarged(undefined)} />
      )}
    </section>
  );
}
