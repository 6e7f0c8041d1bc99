type Props = {
  count: number;
  index: number;
  go: (to: number) => void;
  rotation: { playing: boolean; running: boolean; setPlaying: (playing: boolean) => void };
};

/** Pause, a dot for each picture, and arrows for those who cannot swipe. First in order: it comes before what moves. */
export function SliderControls({ count, index, go, rotation }: Props) {
  const { playing, running, setPlaying } = rotation;
  return (
    <>
      <div className="slider-bar">
        <button
          type="button"
          className="slider-play"
          aria-label={playing ? 'Pause the pictures' : 'Play the pictures'}
          onClick={() => setPlaying(!playing)}
        >
          <span className={playing ? 'i-lucide-pause' : 'i-lucide-play'} aria-hidden="true" />
        </button>
        {Array.from({ length: count }, (_, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
            key={at}
            type="button"
            className="slider-dot"
            aria-label={`Picture ${at + 1}`}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => go(at)}
          />
        ))}
      </div>
      <button
        type="button"
        className="slider-arrow left-3"
        aria-label="Previous picture"
        onClick={() => go(index - 1)}
      >
        <span className="i-lucide-chevron-left text-lg" aria-hidden="true" />
      </button>
      <button
        type="button"
        className="slider-arrow right-3"
        aria-label="Next picture"
        onClick={() => go(index + 1)}
      >
        <span className="i-lucide-chevron-right text-lg" aria-hidden="true" />
      </button>
      <p className="only-read" aria-live="polite">
        {running ? '' : `Picture ${index + 1} of ${count}`}
      </p>
    </>
  );
}
