import { t } from '../../../worker/messages/t.ts';

type Props = {
  count: number;
  index: number;
  go: (to: number) => void;
  autoplay: { playing: boolean; running: boolean; setPlaying: (playing: boolean) => void };
};

/** Pause button, dots and arrows. Before the slides in tab order, so the movement can be stopped first. */
export function SliderControls({ count, index, go, autoplay }: Props) {
  const { playing, running, setPlaying } = autoplay;
  return (
    <>
      <div className="slider-bar">
        <button
          type="button"
          className="slider-play"
          aria-label={playing ? t('pauseSlideshow') : t('playSlideshow')}
          onClick={() => setPlaying(!playing)}
        >
          <span className={playing ? 'i-lucide-pause' : 'i-lucide-play'} aria-hidden="true" />
        </button>
        {Array.from({ length: count }, (_, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: dots are identified by position
            key={at}
            type="button"
            className="slider-dot"
            aria-label={t('imageNumber', { number: at + 1 })}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => go(at)}
          />
        ))}
      </div>
      <button
        type="button"
        className="slider-arrow inset-is-3"
        aria-label={t('previousImage')}
        onClick={() => go(index - 1)}
      >
        <span className="i-lucide-chevron-left text-lg" aria-hidden="true" />
      </button>
      <button
        type="button"
        className="slider-arrow inset-ie-3"
        aria-label={t('nextImage')}
        onClick={() => go(index + 1)}
      >
        <span className="i-lucide-chevron-right text-lg" aria-hidden="true" />
      </button>
      <p className="visually-hidden" aria-live="polite">
        {running ? '' : t('imageOf', { number: index + 1, count })}
      </p>
    </>
  );
}
