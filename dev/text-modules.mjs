import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

// `node --import ./dev/text-modules.mjs` imports .txt files as text, as wrangler does when bundling.
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.txt')) return nextLoad(url, context);
    const text = readFileSync(new URL(url), 'utf8');
    return { format: 'module', source: `export default ${JSON.stringify(text)};`, shortCircuit: true };
  },
});
