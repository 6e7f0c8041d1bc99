import { type KeyboardEvent, useEffect, useRef } from 'react';
import ReactCrop from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { type Crop, fitCrop, fitWithin, type Grip, getNudgeStep, nudgeCrop, nudgeSquare } from './crop.ts';

/** Pixels a side of what is shown; no dialog is larger, even at two pixels to the point. */
const MAX_SHOWN_SIDE = 1600;

type Props = { picture: ImageBitmap; crop: Crop; square: boolean; onChange: (crop: Crop) => void };

/** The picture with its crop, to be dragged by its middle, sides and corners, or moved by the arrow keys. */
export function CropFrame({ picture, crop, square, onChange }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = fitWithin(picture, MAX_SHOWN_SIDE);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, context.canvas.width, context.canvas.height);
  }, [picture]);

  // The dialog opened before there was anything to crop, so its focus waits on the way out.
  useEffect(() => frame.current?.querySelector<HTMLElement>('[role="group"]')?.focus(), []);

  // The library's own keys count pixels of the screen; ours count those of the picture.
  function nudge(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key];
    if (!direction || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopPropagation();
    const grip = (event.target.dataset.ord as Grip | undefined) ?? 'all';
    const step = getNudgeStep(event);
    const [dx, dy] = [direction[0] * step, direction[1] * step];
    if (square && grip !== 'all') onChange(nudgeSquare(crop, picture, grip, dx, dy));
    else onChange(nudgeCrop(crop, picture, grip, dx, dy));
  }

  return (
    <div ref={frame} className="crop-frame" onKeyDownCapture={nudge}>
      <ReactCrop
        crop={{
          unit: '%',
          x: (crop.x / picture.width) * 100,
          y: (crop.y / picture.height) * 100,
          width: (crop.width / picture.width) * 100,
          height: (crop.height / picture.height) * 100,
        }}
        aspect={square ? 1 : undefined}
        keepSelection
        ruleOfThirds
        ariaLabels={LABELS}
        onChange={(_onScreen, share) =>
          onChange(
            fitCrop(
              {
                x: (share.x / 100) * picture.width,
                y: (share.y / 100) * picture.height,
                width: (share.width / 100) * picture.width,
                height: (share.height / 100) * picture.height,
              },
              picture,
              square,
            ),
          )
        }
      >
        <canvas ref={canvas} width={shown.width} height={shown.height} role="img" aria-label="Your picture" />
      </ReactCrop>
    </div>
  );
}

const DIRECTIONS: Partial<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const LABELS = {
  cropArea: 'Crop. Arrow keys move it by 1 pixel, with Shift by 10, with Control or Command by 100.',
  nwDragHandle: 'Top left corner. Arrow keys resize.',
  nDragHandle: 'Top side. Arrow keys resize.',
  neDragHandle: 'Top right corner. Arrow keys resize.',
  eDragHandle: 'Right side. Arrow keys resize.',
  seDragHandle: 'Bottom right corner. Arrow keys resize.',
  sDragHandle: 'Bottom side. Arrow keys resize.',
  swDragHandle: 'Bottom left corner. Arrow keys resize.',
  wDragHandle: 'Left side. Arrow keys resize.',
};
