import {
  at,
  between,
  both,
  box,
  circle,
  dots,
  each,
  ellipse,
  fill,
  line,
  type Point,
  place,
  polygon,
  reach,
  scatter,
  sheet,
  spread,
  type Tone,
} from '../draw.ts';

const center: Point = [800, 300];
const beams = [-168, -150, -30, -12, 28, 52, 76, 104, 128, 152].map((angle, index) =>
  polygon(
    index % 2 ? 'soft' : 'main',
    [center, reach(center, angle - 5, 1000), reach(center, angle + 5, 1000)],
    0.34,
  ),
);

/** A mirror ball above a dance floor. */
export function drawParty(): string {
  return [
    sheet('deep'),
    beams.join(''),
    circle('main', center, 260, 0.5),
    circle('soft', center, 190, 0.3),
    dots('paper', scatter(4, 70, [20, 20, 1580, 440]), 6, 0.8),
    dots('accent', scatter(5, 50, [20, 20, 1580, 440]), 9, 0.9),
    dots('soft', scatter(6, 40, [20, 20, 1580, 440]), 12, 0.6),
    floor(),
    mirrorBall(center, 122),
    both('streamers', streamers()),
  ].join('');
}

function mirrorBall([x, y]: Point, r: number): string {
  const random = between(12);
  const tones: Tone[] = ['paper', 'light', 'soft', 'accent', 'main', 'light'];
  const rows = spread(9, -76, 76).map((tilt) => {
    const half = Math.cos((tilt * Math.PI) / 180) * r;
    const top = y + Math.sin((tilt * Math.PI) / 180) * r;
    const tall = Math.max(12, Math.cos((tilt * Math.PI) / 180) * 45);
    const edges = spread(13, -90, 90).map((turn) => x + Math.sin((turn * Math.PI) / 180) * half);
    return edges.slice(1).map((right, index) => {
      const left = edges[index] ?? right;
      return {
        tone: tones[Math.floor(random(0, 5.99))] ?? 'light',
        path: `M${at(left + 1, top - tall / 2)}h${at(Math.max(2, right - left - 3))}v${at(tall - 3)}h${at(-Math.max(2, right - left - 3))}z`,
      };
    });
  });
  return [
    line('soft', `M${x} 0V${y - r}`, 4),
    box('soft', [x - 14, y - r - 14], 28, 18),
    circle('deep', [x, y], r + 3),
    each(['paper', 'light', 'soft', 'accent', 'main'] as const, (tone) =>
      fill(
        tone,
        rows
          .flat()
          .filter((tile) => tile.tone === tone)
          .map(({ path }) => path)
          .join(''),
      ),
    ),
    each(
      [
        [x - 60, y - 76, 1.6],
        [x + 84, y - 30, 1.1],
        [x + 30, y + 84, 1.2],
      ],
      ([sx = 0, sy = 0, scale = 1]) =>
        place(fill('paper', 'M0-22Q3-3 22 0Q3 3 0 22Q-3 3-22 0Q-3-3 0-22z'), [sx, sy], scale),
    ),
  ].join('');
}

function floor(): string {
  const across = [468, 492, 526, 570];
  return [
    box('main', [0, 452], 1600, 148),
    each(spread(9, -1, 1), (t, index) =>
      each(across, (y, row) => {
        const next = across[row + 1] ?? 620;
        const wide = (depth: number) => 800 + t * (depth - 300) * 6.2;
        const step = 0.25 * (y - 300) * 6.2;
        const below = 0.25 * (next - 300) * 6.2;
        return (index + row) % 2
          ? polygon(
              (index * 3 + row) % 5 === 0 ? 'accent' : 'soft',
              [
                [wide(y), y],
                [wide(y) + step, y],
                [wide(next) + below, next],
                [wide(next), next],
              ],
              0.55,
            )
          : '';
      }),
    ),
    box('soft', [0, 452], 1600, 5),
    ellipse('paper', [800, 540], 260, 34, 0.18),
  ].join('');
}

function streamers(): string {
  const ribbon = (x: number, length: number) =>
    `M${at(x, -10)}${spread(Math.round(length / 44), 0, 1)
      .map((_, index) => `q${index % 2 ? -34 : 34} 22 0 44`)
      .join('')}`;
  return (
    line('accent', ribbon(60, 300) + ribbon(330, 150), 8) +
    line('soft', ribbon(150, 210) + ribbon(420, 90), 8) +
    line('paper', ribbon(240, 250), 8, 0.9)
  );
}
