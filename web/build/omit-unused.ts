import type { Plugin } from 'vite';

/** An import inside a package that the app never runs, and the module that replaces it. */
type UnusedModule = { importer: RegExp; source: string; replacement: string };

/**
 * Library modules that would be bundled but never run: the Link on route objects (components import Link directly),
 * scroll restoration (see web/lib/scroll.ts), rewriting of URLs (the app has no base path) and infinite queries (lists are
 * not paginated).
 */
const UNUSED_MODULES: UnusedModule[] = [
  {
    importer: /@tanstack\/react-router\/dist\/esm\/route\.js$/,
    source: './link.js',
    replacement: 'export const Link = () => { throw new Error("Import Link from the router instead.") };',
  },
  {
    importer: /router-core\/dist\/esm\/router\.js$/,
    source: './scroll-restoration.js',
    replacement: 'export const setupScrollRestoration = () => {};',
  },
  {
    importer: /router-core\/dist\/esm\/router\.js$/,
    source: './rewrite.js',
    replacement:
      'const keep = (_rewrite, url) => url; export { keep as executeRewriteInput, keep as executeRewriteOutput, keep as rewriteBasepath };',
  },
  {
    importer: /query-core\/build\/modern\/query\.js$/,
    source: './infiniteQueryBehavior.js',
    replacement:
      'export const infiniteQueryBehavior = () => { throw new Error("Infinite queries are not bundled."); };',
  },
];

/** Replaces unused library modules by empty ones. Fails the build if one of them is not found. */
export function omitUnusedModules(): Plugin {
  const replaced = new Set<UnusedModule>();
  return {
    name: 'foldout:omit-unused',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const unused = UNUSED_MODULES.find((one) => one.source === source && one.importer.test(importer ?? ''));
      if (!unused) return;
      replaced.add(unused);
      return `\0unused:${UNUSED_MODULES.indexOf(unused)}`;
    },
    load: (id) => UNUSED_MODULES[Number(/^\0unused:(\d+)$/.exec(id)?.[1])]?.replacement,
    buildEnd(error) {
      const missing = UNUSED_MODULES.filter((one) => !replaced.has(one));
      if (!error && missing.length > 0)
        this.error(`Unused modules not found: ${missing.map(({ source }) => source)}`);
    },
  };
}
