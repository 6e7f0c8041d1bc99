import { useEffect, useLayoutEffect, useRef } from 'react';
import { SAMPLE_VIDEO_SIZE, type SampleVideo } from './sample-videos.ts';

type Props = {
  sample: SampleVideo;
  /** 0 in the middle, -1 left of it, 1 right; further out nobody sees it. */
  place: number;
  /** The last step of the row, from which it moves in; 0 stands still. */
  step: number;
  /** Whether its film may be fetched. */
  near: boolean;
  playing: boolean;
  onChoose: () => void;
  /** The browser does not let it play by itself. */
  onRefused: () => void;
};

const MOVE_MS = 240;

/** One phone of the carousel with its film. */
export function Slide({ sample, place, step, near, playing, onChoose, onRefused }: Props) {
  const slide = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const { id, title } = sample;

  useLayoutEffect(() => {
    if (step === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const at = (where: number) => ({ transform: `translateX(${where * 100}%)` });
    slide.current?.animate([at(place + step), at(place)], { duration: MOVE_MS, easing: 'ease-out' });
  }, [place, step]);

  useEffect(() => {
    if (!near || !video.current) return;
    if (!playing) return video.current.pause();
    // Paused again before it began is no refusal.
    video.current.play().catch((error: DOMException) => error.name === 'NotAllowedError' && onRefused());
  }, [near, playing, onRefused]);

  return (
    <div ref={slide} className="slide" data-place={place}>
      <div className="phone">
        {near && (
          <video
            ref={video}
            {...SAMPLE_VIDEO_SIZE}
            muted
            loop
            playsInline
            disablePictureInPicture
            preload="none"
            poster={`/samples/${id}.webp`}
            aria-label={`${title}, on a phone`}
            aria-hidden={place !== 0}
            tabIndex={-1}
          >
            <source src={`/samples/${id}.webm`} type="video/webm" />
            <source src={`/samples/${id}.mp4`} type="video/mp4" />
          </video>
        )}
        {place !== 0 && (
          // For a pointer; keys have the two arrows.
          <button
            type="button"
            className="slide-choose"
            tabIndex={-1}
            aria-hidden="true"
            onClick={onChoose}
          />
        )}
      </div>
    </div>
  );
}
