import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** Provided by the platform or the test runner. */
const PROVIDED = /^(node:|cloudflare:|vitest|fast-check)/;
const IMPORT = /(?:from|import\() ?'([^'.][^']*)'/g;

/**
 * Bundles every package that the Worker imports into one file in `folder`. Each test file loads all modules again in
 * its own runtime, and the Stripe package alone has 200.
 */
export function bundlePackages(sources: string[], folder: string): Plugin {
  const files = new Map<string, string>();
  return {
    name: 'bundle-packages',
    enforce: 'pre',
    async configResolved() {
      const names = listPackages(sources);
      const entries = names.map((name): [string, string] => [name.replaceAll(/[@/]/g, '_'), name]);
      await build({
        configFile: false,
        logLevel: 'error',
        ssr: { target: 'webworker', noExternal: true },
        resolve: {
          conditions: ['workerd', 'worker', 'module', 'import', 'default'],
          mainFields: ['module', 'main'],
        },
        build: {
          ssr: true,
          outDir: folder,
          emptyOutDir: true,
          minify: false,
          target: 'esnext',
          rolldownOptions: {
            input: Object.fromEntries(entries),
            external: [/^node:/, /^cloudflare:/],
            preserveEntrySignatures: 'strict',
          },
        },
      });
      for (const [file, name] of entries) files.set(name, resolve(folder, `${file}.js`));
    },
    resolveId: (source) => files.get(source),
  };
}

function listPackages(sources: string[]): string[] {
  const texts = globSync(sources, { exclude: (name) => name.endsWith('.test.ts') }).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const names = texts.flatMap((text) => [...text.matchAll(IMPORT)].map(([, name = '']) => name));
  return [...new Set(names)].filter((name) => /^[@a-z][\w@/.-]+$/.test(name) && !PROVIDED.test(name)).sort();
}
