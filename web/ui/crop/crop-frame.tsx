import { type KeyboardEvent, useEffect, useRef } from 'react';
import ReactCrop from 'react-image-crop';
import { t } from '../../../worker/messages/t.ts';
import 'react-image-crop/dist/ReactCrop.css';
import {
  type Crop,
  type CropHandle,
  fitCrop,
  fitWithin,
  getNudgeStep,
  nudgeCrop,
  nudgeSquare,
} from './crop.ts';

/** The dialog is never larger, even at a device pixel ratio of 2. */
const MAX_SHOWN_SIDE = 1600;

type Props = { image: ImageBitmap; crop: Crop; square: boolean; onChange: (crop: Crop) => void };

/** The image with its crop area, which can be dragged and resized, or moved with the arrow keys. */
export function CropFrame({ image, crop, square, onChange }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = fitWithin(image, MAX_SHOWN_SIDE);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, context.canvas.width, context.canvas.height);
  }, [image]);

  // The dialog opened before the image was ready, so the focus is still on a button.
  useEffect(() => frame.current?.querySelector<HTMLElement>('[role="group"]')?.focus(), []);

  // ReactCrop's own arrow keys move by screen pixels; these move by image pixels.
  function nudge(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key];
    if (!direction || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopPropagation();
    const handle = (event.target.dataset.ord as CropHandle | undefined) ?? 'all';
    const step = getNudgeStep(event);
    const [dx, dy] = [direction[0] * step, direction[1] * step];
    if (square && handle !== 'all') onChange(nudgeSquare(crop, image, handle, dx, dy));
    else onChange(nudgeCrop(crop, image, handle, dx, dy));
  }

  return (
    <div ref={frame} className="crop-frame" onKeyDownCapture={nudge}>
      <ReactCrop
        crop={{
          unit: '%',
          x: (crop.x / image.width) * 100,
          y: (crop.y / image.height) * 100,
          width: (crop.width / image.width) * 100,
          height: (crop.height / image.height) * 100,
        }}
        aspect={square ? 1 : undefined}
        keepSelection
        ruleOfThirds
        ariaLabels={toLabels()}
        onChange={(_pixels, percent) =>
          onChange(
            fitCrop(
              {
                x: (percent.x / 100) * image.width,
                y: (percent.y / 100) * image.height,
                width: (percent.width / 100) * image.width,
                height: (percent.height / 100) * image.height,
              },
              image,
              square,
            ),
          )
        }
      >
        <canvas
          ref={canvas}
          width={shown.width}
          height={shown.height}
          role="img"
          aria-label={t('yourImage')}
        />
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

const toLabels = () => ({
  cropArea: t('cropArea'),
  nwDragHandle: t('cropTopLeft'),
  nDragHandle: t('cropTop'),
  neDragHandle: t('cropTopRight'),
  eDragHandle: t('cropRight'),
  seDragHandle: t('cropBottomRight'),
  sDragHandle: t('cropBottom'),
  swDragHandle: t('cropBottomLeft'),
  wDragHandle: t('cropLeft'),
});
