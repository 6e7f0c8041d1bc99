// Email clients make links of whatever looks like an address. People would trust a link in an email of ours.

/** Full stops that names of domains may have (UTS 46), after NFKC. */
const IDN_DOTS = /[\u3002\uff0e\uff61]/gu;
const DOT_OR_SCHEME = /:\/\/|[.\u2024\u3002\ufe52\uff0e\uff61]/.source;
const ADDRESS = /:\/\/|[^\s.]\.\p{L}{2}|(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/u;

/**
 * Text of others for a subject line or a display name: undefined if it has a web or email address, also one written with
 * full-width letters, dots of other scripts or invisible characters.
 */
export function withoutAddress(text: string): string | undefined {
  const visible = text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return ADDRESS.test(visible.replace(IDN_DOTS, '.')) ? undefined : text;
}

/** The same text with invisible spaces in its addresses, so that email clients do not link them. */
export function unlinkText(text: string): string {
  const marks = new RegExp(`(?:${DOT_OR_SCHEME})(?=\\S)`, 'gu');
  return text.replace(marks, (mark) => `${mark.split('').join('\u200b')}\u200b`);
}
