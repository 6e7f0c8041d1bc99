import { isWhite } from './pdf-lexer.ts';
import { PDF_LIMITS, PdfLimitError } from './pdf-work.ts';

const [GREATER, TILDE, EXCLAMATION, LETTER_Z] = [62, 126, 33, 122];

/** Five characters are four bytes, `z` is four zeros. */
export function decodeAscii85(text: Uint8Array): Uint8Array {
  if (text.length > PDF_LIMITS.streamBytes / 4) throw new PdfLimitError('bytes');
  const result = new Uint8Array(text.length * 4 + 8);
  let [length, group, count] = [0, 0, 0];
  const flush = (bytes: number) => {
    for (let byte = 0; byte < bytes; byte++)
      result[length++] = Math.floor(group / 2 ** (24 - 8 * byte)) % 256;
    [group, count] = [0, 0];
  };
  for (const byte of text) {
    if (byte === TILDE) break;
    if (byte === LETTER_Z && count === 0) flush(4);
    else if (!isWhite(byte)) {
      group = group * 85 + byte - EXCLAMATION;
      if (++count === 5) flush(4);
    }
  }
  if (count > 1) {
    const bytes = count - 1;
    for (; count < 5; count++) group = group * 85 + 84;
    flush(bytes);
  }
  return result.subarray(0, length);
}

/** Decodes ASCIIHexDecode (ISO 32000-1, 7.4.2). */
export function decodeAsciiHex(text: Uint8Array): Uint8Array {
  const end = text.indexOf(GREATER);
  const hex = new TextDecoder().decode(end < 0 ? text : text.subarray(0, end)).replace(/[^\da-f]/gi, '');
  return Uint8Array.from({ length: Math.ceil(hex.length / 2) }, (_, at) =>
    Number.parseInt(hex.slice(at * 2, at * 2 + 2).padEnd(2, '0'), 16),
  );
}
