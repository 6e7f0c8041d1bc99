/** A header field, its name in small letters, its value on one line. */
export type HeaderField = [name: string, value: string];

/** Far beyond any honest header; what stands behind is not looked at. */
const MAX_BYTES = 256 * 1024;

/**
 * The header of a raw mail in the order in which it stands there: who added what, and when, is told by the
 * order alone (RFC 5321, 4.4), which an object of headers does not keep. Empty for what has no header.
 */
export function parseHeaderFields(raw: Uint8Array): HeaderField[] {
  const text = new TextDecoder('latin1').decode(raw.subarray(0, MAX_BYTES));
  const end = text.search(/\r?\n\r?\n/);
  const lines = (end < 0 ? text : text.slice(0, end)).split(/\r?\n/);
  const fields: HeaderField[] = [];
  for (const line of lines) {
    const last = fields.at(-1);
    if (/^[ \t]/.test(line)) {
      if (last) last[1] += ` ${line.trim()}`;
      continue;
    }
    const colon = line.indexOf(':');
    // A line that is neither is where a header ends, whatever follows: better to believe too little.
    if (colon < 1 || /[\s]/.test(line.slice(0, colon).trimEnd())) break;
    fields.push([line.slice(0, colon).trimEnd().toLowerCase(), line.slice(colon + 1).trim()]);
  }
  return fields;
}
