type Method = (this: unknown, ...args: unknown[]) => unknown;

let units = 0;

/** Array methods whose callbacks count; each call is one unit. */
const ITERATED = [
  'every',
  'filter',
  'find',
  'findIndex',
  'findLast',
  'findLastIndex',
  'flatMap',
  'forEach',
  'map',
  'reduce',
  'some',
] as const;
/** String and array methods that look at or copy everything. */
const STRING_METHODS = ['includes', 'normalize', 'split', 'toLowerCase', 'toUpperCase'] as const;
const ARRAY_METHODS = ['includes', 'indexOf', 'join', 'sort'] as const;
const COPYING_METHODS = ['concat', 'slice', 'splice', 'toReversed', 'toSorted'] as const;

/**
 * Runs a function and counts its work instead of its time: characters that regular expressions pass, and elements and
 * characters that array and string methods, loops and spreads visit. The same input always costs the same.
 */
export async function countWork(run: () => Promise<unknown>): Promise<number> {
  const restore = [
    patch(RegExp.prototype, 'exec', countExec),
    patch(String.prototype, 'indexOf', countSearch),
    patch(String.prototype, 'lastIndexOf', countSearchBack),
    patch(Array.prototype, 'lastIndexOf', countLength),
    ...STRING_METHODS.map((name) => patch(String.prototype, name, countLength)),
    ...ARRAY_METHODS.map((name) => patch(Array.prototype, name, countLength)),
    ...COPYING_METHODS.map((name) => patch(Array.prototype, name, countCopies)),
    ...ITERATED.map((name) => patch(Array.prototype, name, countCalls)),
    patch(Array.prototype, Symbol.iterator, countLength),
  ];
  units = 0;
  try {
    await run();
  } finally {
    for (const undo of restore) undo();
  }
  return units;
}

function patch(owner: object, name: string | symbol, count: (original: Method) => Method): () => void {
  const methods = owner as Record<string | symbol, Method>;
  const original = methods[name] as Method;
  Object.defineProperty(owner, name, { value: count(original), configurable: true, writable: true });
  return () => Object.defineProperty(owner, name, { value: original, configurable: true, writable: true });
}

/** From where a regular expression starts to the end of its match, or of the text. */
const countExec = (original: Method): Method =>
  function (this: unknown, ...args: unknown[]) {
    const pattern = this as RegExp;
    const from = pattern.global || pattern.sticky ? pattern.lastIndex : 0;
    const match = original.apply(this, args) as RegExpExecArray | null;
    const end = match ? match.index + match[0].length : pattern.sticky ? from : String(args[0]).length;
    units += Math.max(1, end - from);
    return match;
  };

/** From where a search starts to what it finds, or the end of the text. */
const countSearch = (original: Method): Method =>
  function (this: unknown, ...args: unknown[]) {
    const found = original.apply(this, args) as number;
    const end = found < 0 ? String(this).length : found + String(args[0]).length;
    units += Math.max(1, end - Number(args[1] ?? 0));
    return found;
  };

/** From where a search starts back to what it finds, or to the start of the text. */
const countSearchBack = (original: Method): Method =>
  function (this: unknown, ...args: unknown[]) {
    const found = original.apply(this, args) as number;
    const from = Math.min(Number(args[1] ?? Number.POSITIVE_INFINITY), String(this).length);
    units += Math.max(1, from - Math.max(0, found));
    return found;
  };

const countLength = (original: Method): Method =>
  function (this: unknown, ...args: unknown[]) {
    units += 1 + (this as ArrayLike<unknown>).length;
    return original.apply(this, args);
  };

const countCopies = (original: Method): Method =>
  function (this: unknown, ...args: unknown[]) {
    const copy = original.apply(this, args);
    units += 1 + (copy as unknown[]).length;
    return copy;
  };

const countCalls = (original: Method): Method =>
  function (this: unknown, callback: unknown, ...args: unknown[]) {
    const counted = (...values: unknown[]) => {
      units++;
      return (callback as Method)(...values);
    };
    return original.call(this, counted, ...args);
  };
