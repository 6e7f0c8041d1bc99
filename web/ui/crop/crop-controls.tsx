import { useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../button.tsx';
import { Tooltip, TooltipProvider } from '../dialogs/tooltip.tsx';
import { RadioGroup } from '../forms/radio-group.tsx';
import {
  type Crop,
  type CropHandle,
  createCrop,
  NUDGE_STEPS,
  nudgeCrop,
  nudgeSquare,
  type Size,
} from './crop.ts';

type Props = { size: Size; crop: Crop; square: boolean; onChange: (crop: Crop) => void };

/** Buttons that move and resize the crop, for precise steps and for people who cannot drag. */
export function CropControls({ size, crop, square, onChange }: Props) {
  const [step, setStep] = useState<number>(10);
  const [handle, setHandle] = useState<CropHandle>('all');
  const arrows = handle === 'all' ? MOVE : square ? SCALE : RESIZE;

  function nudge(dx: number, dy: number) {
    if (square && handle !== 'all') onChange(nudgeSquare(crop, size, handle, dx * step, dy * step));
    else onChange(nudgeCrop(crop, size, handle, dx * step, dy * step));
  }

  return (
    <div className="crop-controls">
      <RadioGroup
        label={t('arrowButtons')}
        value={handle}
        onChange={setHandle}
        options={[
          { value: 'all', label: t('move') },
          { value: 'se', label: t('resize') },
        ]}
      />
      <RadioGroup
        label={t('stepSize')}
        value={step}
        onChange={setStep}
        options={NUDGE_STEPS.map((value) => ({ value, label: `${value} px` }))}
      />
      <div className="flex gap-1">
        <TooltipProvider>
          {arrows.map(({ toName, icon, dx, dy }) => (
            <Tooltip key={`${icon}${dx}${dy}`} text={toName()}>
              <Button size="icon" aria-label={toName()} onClick={() => nudge(dx, dy)}>
                <span className={icon} aria-hidden="true" />
              </Button>
            </Tooltip>
          ))}
        </TooltipProvider>
      </div>
      <p className="crop-size">
        <output aria-label={t('cropSize')}>
          {t('pixelsOfSides', { width: crop.width, height: crop.height })}
        </output>
        <Button variant="quiet" onClick={() => onChange(createCrop(size, square))}>
          {t('reset')}
        </Button>
      </p>
    </div>
  );
}

const MOVE = [
  { toName: () => t('moveLeft'), icon: 'i-lucide-arrow-left', dx: -1, dy: 0 },
  { toName: () => t('moveUp'), icon: 'i-lucide-arrow-up', dx: 0, dy: -1 },
  { toName: () => t('moveDown'), icon: 'i-lucide-arrow-down', dx: 0, dy: 1 },
  { toName: () => t('moveRight'), icon: 'i-lucide-arrow-right', dx: 1, dy: 0 },
];
const RESIZE = [
  { toName: () => t('narrower'), icon: 'i-lucide-arrow-left', dx: -1, dy: 0 },
  { toName: () => t('shorter'), icon: 'i-lucide-arrow-up', dx: 0, dy: -1 },
  { toName: () => t('taller'), icon: 'i-lucide-arrow-down', dx: 0, dy: 1 },
  { toName: () => t('wider'), icon: 'i-lucide-arrow-right', dx: 1, dy: 0 },
];
const SCALE = [
  { toName: () => t('smaller'), icon: 'i-lucide-minus', dx: -1, dy: 0 },
  { toName: () => t('larger'), icon: 'i-lucide-plus', dx: 1, dy: 0 },
];
