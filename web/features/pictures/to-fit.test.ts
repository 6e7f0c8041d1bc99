import { describe, expect, it } from 'vitest';
import { toFit } from './to-fit.ts';

const picture = (size: string) => `/media/p/DEM0TR1P/abcdefghijklmnopqrstuv${size && `-${size}`}.jpg`;

describe('toFit', () => {
  it.each([
    ['3:2 in 3:2', '1500x1000', '1200x800', 'cover'],
    ['4:3 in 3:2', '1600x1200', '1500x1000', 'cover'],
    ['3:2 in 4:3', '1500x1000', '1600x1200', 'cover'],
    ['a portrait in 3:2', '1000x1500', '1500x1000', 'contain'],
    ['a panorama in 3:2', '3000x1000', '1500x1000', 'contain'],
    ['3:2 in a frame of no known size', '1500x1000', '', 'cover'],
  ])('%s', (_name, own, frame, fit) => expect(toFit(picture(own), picture(frame))).toBe(fit));
});
