/** A header field: its name in lower case and its unfolded value. */
export type HeaderField = [name: string, value: string];

const MAX_HEADER_BYTES = 256 * 1024;

/**
 * The header fields of a raw email, in order. The order shows which server added what (RFC 5321, 4.4), and a map
 * of headers would lose it. Empty if there is no header.
 */
export function parseHeaderFields(raw: Uint8Array): HeaderField[] {
  const text = new TextDecoder('latin1').decode(raw.subarray(0, MAX_HEADER_BYTES));
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
    // Anything malformed ends the header: trusting too little is safer.
    if (colon < 1 || /[\s]/.test(line.slice(0, colon).trimEnd())) break;
    fields.push([line.slice(0, colon).trimEnd().toLowerCase(), line.slice(colon + 1).trim()]);
  }
  return fields;
}
