import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { SAMPLE_VIDEOS } from './sample-videos.ts';
import { Slide } from './slide.tsx';
import { computeSlideOffset, modulo } from './slide-offset.ts';
import { useInView } from './use-in-view.ts';
import './carousel.css';

const MIN_SWIPE_PX = 40;
const COUNT = SAMPLE_VIDEOS.length;

/** Endless carousel of sample videos. The middle one plays while the carousel is in view. */
export function Carousel() {
  const [{ position, step }, setState] = useState({ position: 0, step: 0 });
  const region = useRef<HTMLElement>(null);
  const near = useInView(region, '300px', true);
  const inView = useInView(region, '-20%', false);
  const { playing, setPlaying } = usePlaying();
  const selected = modulo(position, COUNT);
  const { title, text } = SAMPLE_VIDEOS[selected] ?? SAMPLE_VIDEOS[0];

  const go = (by: number) => setState((old) => ({ position: old.position + by, step: Math.sign(by) }));
  const handlePlayRefused = useCallback(() => setPlaying(false), [setPlaying]);

  function handleKeyDown(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    go(by);
  }

  return (
    <section
      ref={region}
      className="carousel"
      aria-roledescription={t('carousel')}
      aria-label={t('sampleItineraries')}
      onKeyDown={handleKeyDown}
    >
      <div className="carousel-window" {...useSwipe(go)}>
        {SAMPLE_VIDEOS.map((sample, index) => {
          const offset = computeSlideOffset(index, position, COUNT, step);
          return (
            <Slide
              key={sample.id}
              sample={sample}
              offset={offset}
              step={step}
              near={near}
              playing={offset === 0 && playing && inView}
              onChoose={() => go(offset)}
              onPlayRefused={handlePlayRefused}
            />
          );
        })}
      </div>
      <CarouselControls playing={playing} onGo={go} onPlayingChange={setPlaying} />
      <div className="carousel-words" aria-live="polite">
        <p className="title text-lg">
          {title()}
          <span className="visually-hidden"> {t('sampleOf', { number: selected + 1, count: COUNT })}</span>
        </p>
        <p className="text-muted">{text()}</p>
      </div>
    </section>
  );
}

type ControlsProps = {
  playing: boolean;
  onGo: (by: number) => void;
  onPlayingChange: (playing: boolean) => void;
};

function CarouselControls({ playing, onGo, onPlayingChange }: ControlsProps) {
  return (
    <div className="carousel-bar">
      <Button size="icon" aria-label={t('previousSample')} onClick={() => onGo(-1)}>
        <span className="i-lucide-chevron-left text-lg" aria-hidden="true" />
      </Button>
      <Button
        size="icon"
        aria-label={playing ? t('pauseSamples') : t('playSamples')}
        onClick={() => onPlayingChange(!playing)}
      >
        <span className={`${playing ? 'i-lucide-pause' : 'i-lucide-play'} text-lg`} aria-hidden="true" />
      </Button>
      <Button size="icon" aria-label={t('nextSample')} onClick={() => onGo(1)}>
        <span className="i-lucide-chevron-right text-lg" aria-hidden="true" />
      </Button>
    </div>
  );
}

/** Pointer handlers that call `go` with 1 or -1 on a horizontal swipe. */
function useSwipe(go: (by: number) => void) {
  const startX = useRef<number>(undefined);
  return {
    onPointerDown(event: PointerEvent) {
      startX.current = event.clientX;
    },
    onPointerUp(event: PointerEvent) {
      const moved = event.clientX - (startX.current ?? event.clientX);
      startX.current = undefined;
      if (Math.abs(moved) > MIN_SWIPE_PX) go(moved < 0 ? 1 : -1);
    },
  };
}

/** Plays by default, except with reduced motion or data saving, until the user chooses. */
function usePlaying() {
  const [chosen, setPlaying] = useState<boolean>();
  const avoidsMotion = useSyncExternalStore(subscribeToMotion, prefersNoAutoplay, () => true);
  return { playing: chosen ?? !avoidsMotion, setPlaying };
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function prefersNoAutoplay(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return matchMedia(REDUCED_MOTION).matches || connection?.saveData === true;
}

function subscribeToMotion(onChange: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
