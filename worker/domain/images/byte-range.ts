/** Offsets of the first and the last byte, both inclusive. */
type ByteRange = { first: number; last: number };

/**
 * Parses a Range header for content of `size` bytes (RFC 9110, 14.1.2). 'all' without a header, and for ranges that we
 * do not support: other units, several ranges, bad syntax. 'none' if the range is not satisfiable (416).
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'all' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return 'all';
  if (from === '') {
    const first = Math.max(0, size - Number(to));
    return first < size ? { first, last: size - 1 } : 'none';
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return 'all';
  return first < size ? { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) } : 'none';
}
