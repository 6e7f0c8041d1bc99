/** Seeded random numbers from 0 to 1, exclusive (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Noise from about -1 to 1 that repeats at integers. */
export type Noise = (u: number, v: number) => number;

/** Perlin noise with `cells` by `rows` cells. */
export function createNoise(seed: number, cells: number, rows = cells): Noise {
  const random = createRandom(seed);
  const angles = Float32Array.from({ length: cells * rows }, () => random() * Math.PI * 2);
  const pull = (x: number, y: number, dx: number, dy: number) => {
    const angle = angles[(((y % rows) + rows) % rows) * cells + (((x % cells) + cells) % cells)] ?? 0;
    return Math.cos(angle) * dx + Math.sin(angle) * dy;
  };
  return (u, v) => {
    const x = Math.floor(u * cells);
    const y = Math.floor(v * rows);
    const dx = u * cells - x;
    const dy = v * rows - y;
    const sx = ease(dx);
    const top = mix(pull(x, y, dx, dy), pull(x + 1, y, dx - 1, dy), sx);
    const bottom = mix(pull(x, y + 1, dx, dy - 1), pull(x + 1, y + 1, dx - 1, dy - 1), sx);
    return 1.5 * mix(top, bottom, ease(dy));
  };
}

/** Fractal noise: each octave is twice as fine and `fade` times as strong. */
export function createFractal(seed: number, cells: number, octaves: number, fade = 0.5): Noise {
  const layers = Array.from({ length: octaves }, (_, octave) =>
    createNoise(seed + octave, cells * 2 ** octave),
  );
  return (u, v) => {
    let strength = 1;
    let sum = 0;
    for (const layer of layers) {
      sum += strength * layer(u, v);
      strength *= fade;
    }
    return sum;
  };
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

const mix = (from: number, to: number, t: number) => from + (to - from) * t;
