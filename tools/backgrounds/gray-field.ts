/** A square gray image that repeats on all sides. 0.5 is plain paper; lower values are darker. */
export type GrayField = { size: number; at: Float32Array };

/** Draws a field from a function of u and v, both 0 to 1 (exclusive). */
export function drawField(size: number, paint: (u: number, v: number) => number): GrayField {
  const at = new Float32Array(size * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) at[y * size + x] = paint(x / size, y / size);
  }
  return { size, at };
}

/** Blurs a field with three box blurs, which approximate a Gaussian. `radius` in pixels; wraps at the edges. */
export function blur(field: GrayField, radius: number): GrayField {
  let at = field.at;
  for (let pass = 0; pass < 3; pass++) at = boxRows(boxRows(at, field.size, radius), field.size, radius);
  return { size: field.size, at };
}

/** One box blur along the rows. The result is transposed, so two calls blur both directions. */
function boxRows(at: Float32Array, size: number, radius: number): Float32Array {
  const out = new Float32Array(at.length);
  const width = 2 * radius + 1;
  const pixel = (y: number, x: number) => at[y * size + ((x + size) % size)] ?? 0;
  for (let y = 0; y < size; y++) {
    let sum = 0;
    for (let x = -radius; x <= radius; x++) sum += pixel(y, x);
    for (let x = 0; x < size; x++) {
      out[x * size + y] = sum / width;
      sum += pixel(y, x + radius + 1) - pixel(y, x - radius);
    }
  }
  return out;
}

/** Scales a field to a mean of 0.5, with all values but the extreme 0.2 % between 0 and 1. */
export function balance(field: GrayField): GrayField {
  const sorted = field.at.toSorted();
  const last = sorted.length - 1;
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  const low = mean - (sorted[Math.round(last * 0.002)] ?? mean);
  const high = (sorted[Math.round(last * 0.998)] ?? mean) - mean;
  const reach = Math.max(low, high) || 1;
  return { size: field.size, at: field.at.map((value) => clamp(0.5 + (0.5 * (value - mean)) / reach)) };
}

/** Limits a value to 0 to 1. */
export const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** 0 at `from`, 1 at `to`, and a smooth curve in between. `to` may be smaller. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}
