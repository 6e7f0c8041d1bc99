/** From the first to the last byte, both included. */
export type ByteRange = { first: number; last: number };

/**
 * What a Range header asks of `size` bytes (RFC 9110, 14.1.2). 'all' where it asks for nothing we serve in
 * parts: no header, another unit, several ranges, bad grammar. 'none' where nothing of it exists: 416.
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
