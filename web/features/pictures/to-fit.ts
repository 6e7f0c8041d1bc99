import { toShape } from './address.ts';

/** Times that two shapes may differ before filling one with the other would cut too much away. */
const NEAR = 1.25;

/** How a picture sits in a frame of another's shape: cut a little to fill it, or whole with air beside it. */
export function toFit(address: string, frame: string): 'cover' | 'contain' {
  const difference = toShape(address) / toShape(frame);
  return difference > 1 / NEAR && difference < NEAR ? 'cover' : 'contain';
}
