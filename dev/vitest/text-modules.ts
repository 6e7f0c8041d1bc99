import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Imports .txt files as text in tests that run in Node, as wrangler does when bundling. */
export const textModules: Plugin = {
  name: 'text-modules',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('.txt') ? `export default ${JSON.stringify(readFileSync(id, 'utf8'))};` : undefined,
};
