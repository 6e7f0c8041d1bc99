import { useEffect, useLayoutEffect, useRef } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { SAMPLE_VIDEO_SIZE, type SampleVideo } from './sample-videos.ts';

type Props = {
  sample: SampleVideo;
  /** 0 is the middle, -1 left of it, 1 right; others are out of view. */
  offset: number;
  /** Direction of the last move, for the animation; 0 for none. */
  step: number;
  /** The carousel is close to the viewport: load the video. */
  near: boolean;
  playing: boolean;
  onChoose: () => void;
  /** The browser blocked autoplay. */
  onPlayRefused: () => void;
};

const MOVE_MS = 240;

/** One phone of the carousel with its video. */
export function Slide({ sample, offset, step, near, playing, onChoose, onPlayRefused }: Props) {
  const slide = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const { id, title } = sample;

  useLayoutEffect(() => {
    if (step === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const toKeyframe = (at: number) => ({ transform: `translateX(${at * 100}%)` });
    slide.current?.animate([toKeyframe(offset + step), toKeyframe(offset)], {
      duration: MOVE_MS,
      easing: 'ease-out',
    });
  }, [offset, step]);

  useEffect(() => {
    if (!near || !video.current) return;
    if (!playing) return video.current.pause();
    // Ignores AbortError, thrown when paused before playback starts.
    video.current.play().catch((error: DOMException) => error.name === 'NotAllowedError' && onPlayRefused());
  }, [near, playing, onPlayRefused]);

  return (
    <div ref={slide} className="slide" data-place={offset}>
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
            aria-label={t('sampleOnPhone', { title: title() })}
            aria-hidden={offset !== 0}
            tabIndex={-1}
          >
            <source src={`/samples/${id}.webm`} type="video/webm" />
            <source src={`/samples/${id}.mp4`} type="video/mp4" />
          </video>
        )}
        {offset !== 0 && (
          // For pointers only; the keyboard has the arrow buttons.
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
