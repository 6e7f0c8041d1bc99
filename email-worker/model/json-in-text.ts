const MAX_CONTENT = 1_000_000;
const MAX_TRIES = 20;

/**
 * The JSON object in a model's answer, which may stand alone, in a code block, or between words. Undefined if there is
 * none or it is not complete.
 */
export function parseJsonInText(content: string): unknown {
  const text = content.slice(0, MAX_CONTENT).replace(/<think>[\s\S]*?<\/think>/g, '');
  let at = text.indexOf('{');
  for (let tries = 0; at >= 0 && tries < MAX_TRIES; tries++) {
    const end = findEnd(text, at);
    if (end < 0) return undefined;
    const found = parse(text.slice(at, end));
    if (found !== undefined) return found;
    at = text.indexOf('{', at + 1);
  }
  return undefined;
}

/** The position after the brace that closes the one at `start`; -1 if it stays open. */
function findEnd(text: string, start: number): number {
  let depth = 0;
  let isString = false;
  for (let at = start; at < text.length; at++) {
    const letter = text[at];
    if (isString && letter === '\\') at++;
    else if (letter === '"') isString = !isString;
    else if (isString) continue;
    else if (letter === '{') depth++;
    else if (letter === '}' && --depth === 0) return at + 1;
  }
  return -1;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
