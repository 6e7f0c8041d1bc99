import { below, circle, curve, dots, line, rolling, scatter, sheet, type Tone } from '../draw.ts';
import { branch } from '../plants.ts';

const fold = (tone: Tone, seed: number, y: number, opacity = 1) => {
  const points = rolling(seed, y, 46, 5);
  return below(tone, points, opacity) + line('paper', curve(points), 2.5, 0.7);
};

/** Layers of folded paper with a few printed sprigs. */
export function drawPaper(): string {
  return [
    sheet('paper'),
    circle('light', [1080, 210], 150, 0.9),
    circle('soft', [1080, 210], 104, 0.5),
    dots('soft', scatter(2, 40, [60, 20, 900, 240]), 5, 0.6),
    branch([360, 420], -76, 330, { leaf: 'soft', vein: 'paper', size: 92, width: 20, pairs: 8, bend: 34 }),
    branch([520, 440], -62, 240, { leaf: 'light', vein: 'soft', size: 76, width: 17, pairs: 7, bend: -24 }),
    fold('light', 3, 330),
    branch([1240, 500], -108, 270, { leaf: 'main', vein: 'light', size: 78, width: 17, pairs: 7, bend: 30 }),
    fold('soft', 11, 404, 0.75),
    branch([700, 560], -84, 190, { leaf: 'accent', vein: 'paper', size: 58, width: 13, pairs: 6, bend: 20 }),
    branch([160, 560], -100, 240, { leaf: 'main', vein: 'soft', size: 74, width: 16, pairs: 7, bend: -20 }),
    fold('soft', 23, 470),
    fold('main', 5, 528),
    branch([1440, 640], -120, 220, { leaf: 'deep', vein: 'soft', size: 70, width: 16, pairs: 6, bend: 24 }),
    fold('deep', 31, 584),
  ].join('');
}
