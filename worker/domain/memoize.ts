/** Computes a value once for each key. Only for few keys, such as languages and zones: nothing is forgotten. */
export function memoize<Value, Key = string>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
