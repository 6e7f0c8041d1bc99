import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/segments.tsx';
import { type Crop, createCrop, type Grip, NUDGE_STEPS, nudgeCrop, type Size } from './crop.ts';

type Props = { size: Size; crop: Crop; onChange: (crop: Crop) => void };

/** The crop by buttons: for a finger too large for a pixel, and for whoever cannot drag. */
export function CropControls({ size, crop, onChange }: Props) {
  const [step, setStep] = useState<number>(10);
  const [grip, setGrip] = useState<Grip>('all');
  const names = grip === 'all' ? MOVE : RESIZE;
  return (
    <div className="crop-controls">
      <Segments
        label="Arrows"
        value={grip}
        onChange={setGrip}
        options={[
          { value: 'all', label: 'Move' },
          { value: 'se', label: 'Resize' },
        ]}
      />
      <Segments
        label="Step in pixels"
        value={step}
        onChange={setStep}
        options={NUDGE_STEPS.map((value) => ({ value, label: `${value} px` }))}
      />
      <div className="flex gap-1">
        {ARROWS.map(({ icon, dx, dy }, index) => (
          <Button
            key={icon}
            size="icon"
            aria-label={names[index]}
            onClick={() => onChange(nudgeCrop(crop, size, grip, dx * step, dy * step))}
          >
            <span className={icon} aria-hidden="true" />
          </Button>
        ))}
      </div>
      <p className="crop-size">
        <output aria-label="Size of the crop">
          {crop.width} × {crop.height} px
        </output>
        <Button variant="quiet" onClick={() => onChange(createCrop(size))}>
          Reset
        </Button>
      </p>
    </div>
  );
}

const ARROWS = [
  { icon: 'i-lucide-arrow-left', dx: -1, dy: 0 },
  { icon: 'i-lucide-arrow-up', dx: 0, dy: -1 },
  { icon: 'i-lucide-arrow-down', dx: 0, dy: 1 },
  { icon: 'i-lucide-arrow-right', dx: 1, dy: 0 },
];
const MOVE = ['Move left', 'Move up', 'Move down', 'Move right'];
const RESIZE = ['Narrower', 'Lower', 'Taller', 'Wider'];
