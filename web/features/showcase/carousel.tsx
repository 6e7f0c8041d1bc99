import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '../../ui/button.tsx';
import { SAMPLE_VIDEOS } from './sample-videos.ts';
import { Slide } from './slide.tsx';
import { computeSlideOffset, modulo } from './slide-offset.ts';
import { useInView } from './use-in-view.ts';
import './carousel.css';

/** Pixels a finger has to travel sideways to mean it. */
const SWIPE = 40;
const COUNT = SAMPLE_VIDEOS.length;

/** Films of four itineraries in a row without ends. The one in the middle plays while it is in sight. */
export function Carousel() {
  const [{ position, step }, setState] = useState({ position: 0, step: 0 });
  const [wish, setWish] = useState<boolean>();
  const region = useRef<HTMLElement>(null);
  const near = useInView(region, '300px', true);
  const inSight = useInView(region, '-20%', false);
  const calm = useSyncExternalStore(subscribeToMotion, wantsCalm, () => true);
  const startX = useRef<number>(undefined);
  const playing = wish ?? !calm;
  const selected = modulo(position, COUNT);
  const { title, text } = SAMPLE_VIDEOS[selected] ?? SAMPLE_VIDEOS[0];

  const go = (by: number) => setState((old) => ({ position: old.position + by, step: Math.sign(by) }));
  const onRefused = useCallback(() => setWish(false), []);

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    go(by);
  }

  function onPointerUp(event: PointerEvent) {
    const moved = event.clientX - (startX.current ?? event.clientX);
    startX.current = undefined;
    if (Math.abs(moved) > SWIPE) go(moved < 0 ? 1 : -1);
  }

  return (
    <section
      ref={region}
      className="carousel"
      aria-roledescription="carousel"
      aria-label="Sample itineraries"
      onKeyDown={onKeyDown}
    >
      <div
        className="carousel-window"
        onPointerDown={(event) => {
          startX.current = event.clientX;
        }}
        onPointerUp={onPointerUp}
      >
        {SAMPLE_VIDEOS.map((sample, index) => {
          const place = computeSlideOffset(index, position, COUNT, step);
          return (
            <Slide
              key={sample.id}
              sample={sample}
              place={place}
              step={step}
              near={near}
              playing={place === 0 && playing && inSight}
              onChoose={() => go(place)}
              onRefused={onRefused}
            />
          );
        })}
      </div>
      <div className="carousel-bar">
        <Button size="icon" aria-label="Previous sample" onClick={() => go(-1)}>
          <span className="i-lucide-chevron-left text-lg" aria-hidden="true" />
        </Button>
        <Button
          size="icon"
          aria-label={playing ? 'Pause the samples' : 'Play the samples'}
          onClick={() => setWish(!playing)}
        >
          <span className={`${playing ? 'i-lucide-pause' : 'i-lucide-play'} text-lg`} aria-hidden="true" />
        </Button>
        <Button size="icon" aria-label="Next sample" onClick={() => go(1)}>
          <span className="i-lucide-chevron-right text-lg" aria-hidden="true" />
        </Button>
      </div>
      <div className="carousel-words" aria-live="polite">
        <p className="title text-lg">
          {title}
          <span className="only-read">
            {' '}
            ({selected + 1} of {COUNT})
          </span>
        </p>
        <p className="text-muted">{text}</p>
      </div>
    </section>
  );
}

const CALM = '(prefers-reduced-motion: reduce)';

/** Who asked for less motion, or pays for each megabyte, presses Play first. */
function wantsCalm(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return matchMedia(CALM).matches || connection?.saveData === true;
}

function subscribeToMotion(onChange: () => void): () => void {
  const query = matchMedia(CALM);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
