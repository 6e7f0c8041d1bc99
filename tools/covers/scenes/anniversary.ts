import {
  at,
  below,
  between,
  both,
  dots,
  each,
  ellipse,
  fill,
  line,
  place,
  rolling,
  scatter,
  sheet,
  type Tone,
} from '../draw.ts';
import { hill, stars, sun } from '../landscape.ts';
import { branch, leafPath, peony } from '../plants.ts';
import { coupe, lantern } from '../things.ts';

const lanterns: [number, number, number, number][] = [
  [560, 232, 60, 0], [648, 262, 30, 1], [716, 250, 74, 2], [812, 270, 26, 0], [884, 256, 64, 1], [972, 250, 34, 0], [1048, 226, 76, 2],
]; // biome-ignore format: a table

/** A bench under a tree full of lanterns, by the light of the moon. */
export function drawAnniversary(): string {
  return [
    sheet('deep'),
    sun('light', [470, 210], 84),
    stars('paper', 21, [20, 12, 1580, 330], 80),
    below('main', rolling(3, 380, 22), 0.6),
    below('main', rolling(5, 430, 14)),
    place(
      crown() +
        fill(
          'deep',
          'M760 560C786 500 790 420 778 330C770 270 740 240 690 216L704 206C760 226 786 250 796 288C806 250 832 220 892 200L902 212C846 240 826 272 822 336C816 430 824 506 850 560z',
        ) +
        each(
          lanterns,
          ([x, y, drop, kind]) =>
            line('soft', `M${at(x, y - 30)}v${at(30 + drop)}`, 2) +
            lantern(
              { skin: kind === 0 ? 'accent' : kind === 1 ? 'soft' : 'paper', rib: 'main' },
              [x, y + drop],
              21,
            ),
        ),
      [70, 0],
    ),
    hill(
      'deep',
      [
        [-20, 540],
        [300, 520],
        [800, 528],
        [1300, 518],
        [1620, 540],
      ],
      'soft',
      0.5,
    ),
    bench(),
    dots('accent', scatter(8, 40, [300, 400, 1300, 560]), 5, 0.9),
    both('roses', roses()),
  ].join('');
}

function crown(): string {
  const random = between(61);
  const leaves = (tone: Tone, count: number, opacity: number) =>
    fill(
      tone,
      Array.from({ length: count }, () => {
        const angle = random(0, 360);
        const far = Math.sqrt(random(0.1, 1));
        return leafPath(
          [800 + Math.cos(angle) * 330 * far, 150 + Math.sin(angle) * 120 * far],
          random(0, 360),
          random(26, 44),
          10,
        );
      }).join(''),
      opacity,
    );
  return [
    dots(
      'main',
      [
        [560, 180],
        [1040, 176],
      ],
      200,
    ),
    dots(
      'main',
      [
        [680, 120],
        [920, 116],
        [800, 90],
      ],
      260,
    ),
    dots(
      'main',
      [
        [700, 210],
        [900, 210],
      ],
      130,
    ),
    leaves('soft', 74, 0.55),
    leaves('deep', 60, 0.55),
    leaves('light', 18, 0.6),
  ].join('');
}

function bench(): string {
  return [
    ellipse('deep', [560, 556], 170, 12, 0.6),
    line('soft', 'M450 470H674M450 446H674M440 506H684', 11),
    line('light', 'M462 430V560M662 430V560M446 506V484M678 506V484', 7),
    place(coupe({ glass: 'paper', drink: 'accent', bubbles: 'paper' }, [0, 0], 0.3), [540, 500]),
    place(coupe({ glass: 'paper', drink: 'accent', bubbles: 'paper' }, [0, 0], 0.3), [584, 500]),
  ].join('');
}

const roses = () =>
  branch([-10, 560], -40, 300, { leaf: 'soft', vein: 'main', size: 76, width: 17, pairs: 7 }) +
  branch([120, 620], -58, 220, { leaf: 'soft', vein: 'main', size: 62, width: 15, pairs: 6, bend: -20 }) +
  peony([56, 556], 60, { outer: 'soft', inner: 'light', heart: 'main' }) +
  peony([164, 590], 44, { outer: 'accent', inner: 'soft', heart: 'paper' }) +
  peony([20, 470], 38, { outer: 'paper', inner: 'soft', heart: 'accent' });
