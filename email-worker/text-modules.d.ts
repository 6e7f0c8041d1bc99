/** Wrangler bundles .txt files as text. In Node, dev/text-modules.mjs does it; in tests, dev/vitest/text-modules.ts. */
declare module '*.txt' {
  const text: string;
  export default text;
}
