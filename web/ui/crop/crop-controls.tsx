import { useState } from 'react';
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
        label="Arrow buttons"
        value={handle}
        onChange={setHandle}
        options={[
          { value: 'all', label: 'Move' },
          { value: 'se', label: 'Resize' },
        ]}
      />
      <RadioGroup
        label="Step size"
        value={step}
        onChange={setStep}
        options={NUDGE_STEPS.map((value) => ({ value, label: `${value} px` }))}
      />
      <div className="flex gap-1">
        <TooltipProvider>
          {arrows.map(({ name, icon, dx, dy }) => (
            <Tooltip key={name} text={name}>
              <Button size="icon" aria-label={name} onClick={() => nudge(dx, dy)}>
                <span className={icon} aria-hidden="true" />
              </Button>
            </Tooltip>
          ))}
        </TooltipProvider>
      </div>
      <p className="crop-size">
        <output aria-label="Crop size">
          {crop.width} × {crop.height} px
        </output>
        <Button variant="quiet" onClick={() => onChange(createCrop(size, square))}>
          Reset
        </Button>
      </p>
    </div>
  );
}

const MOVE = [
  { name: 'Move left', icon: 'i-lucide-arrow-left', dx: -1, dy: 0 },
  { name: 'Move up', icon: 'i-lucide-arrow-up', dx: 0, dy: -1 },
  { name: 'Move down', icon: 'i-lucide-arrow-down', dx: 0, dy: 1 },
  { name: 'Move right', icon: 'i-lucide-arrow-right', dx: 1, dy: 0 },
];
const RESIZE = [
  { name: 'Narrower', icon: 'i-lucide-arrow-left', dx: -1, dy: 0 },
  { name: 'Shorter', icon: 'i-lucide-arrow-up', dx: 0, dy: -1 },
  { name: 'Taller', icon: 'i-lucide-arrow-down', dx: 0, dy: 1 },
  { name: 'Wider', icon: 'i-lucide-arrow-right', dx: 1, dy: 0 },
];
const SCALE = [
  { name: 'Smaller', icon: 'i-lucide-minus', dx: -1, dy: 0 },
  { name: 'Larger', icon: 'i-lucide-plus', dx: 1, dy: 0 },
];
