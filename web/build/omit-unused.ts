import type { Plugin } from 'vite';

/** An import inside a package, and the module that replaces it. `%original%` in it imports the replaced one. */
type ReplacedModule = { importer: RegExp; source: string; replacement: string };

/** Set to the class of mutations by the code that sends them. */
const LATE_MUTATION = '\0late:mutation';

/**
 * Library modules that would be bundled but never run: the Link on route objects (components import Link directly),
 * scroll restoration (see web/lib/scroll.ts), rewriting of URLs (the app has no base path), infinite queries (lists are
 * not paginated), and refetching when the window gets the focus or the network returns (see web/lib/query-client.ts).
 * The class of mutations comes with MutationObserver, which alone needs it, instead of with the first page.
 */
const REPLACED_MODULES: ReplacedModule[] = [
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
  {
    importer: /query-core\/build\/modern\//,
    source: './focusManager.js',
    replacement:
      'export const focusManager = { subscribe: () => () => {}, isFocused: () => document.visibilityState !== "hidden" };',
  },
  {
    importer: /query-core\/build\/modern\//,
    source: './onlineManager.js',
    replacement: 'export const onlineManager = { subscribe: () => () => {}, isOnline: () => true };',
  },
  {
    importer: /query-core\/build\/modern\/mutationCache\.js$/,
    source: './mutation.js',
    replacement: `export { Mutation } from "${LATE_MUTATION}";`,
  },
  {
    importer: /query-core\/build\/modern\/mutationObserver\.js$/,
    source: './mutation.js',
    replacement: `import { Mutation, getDefaultState } from "%original%";
      import { provide } from "${LATE_MUTATION}";
      provide(Mutation);
      export { getDefaultState };`,
  },
];

/** Replaces library modules that are not needed, or not at first. Fails the build if one of them is not found. */
export function omitUnusedModules(): Plugin {
  const originals = new Map<ReplacedModule, string>();
  return {
    name: 'foldout:omit-unused',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source === LATE_MUTATION) return source;
      const found = REPLACED_MODULES.find(
        (one) => one.source === source && one.importer.test(importer ?? ''),
      );
      if (!found) return;
      const original = await this.resolve(source, importer, { skipSelf: true });
      originals.set(found, original?.id ?? '');
      return `\0replaced:${REPLACED_MODULES.indexOf(found)}`;
    },
    load(id) {
      if (id === LATE_MUTATION)
        return 'export let Mutation; export const provide = (late) => { Mutation = late; };';
      const found = REPLACED_MODULES[Number(/^\0replaced:(\d+)$/.exec(id)?.[1])];
      return found?.replacement.replace('%original%', originals.get(found) ?? '');
    },
    buildEnd(error) {
      const missing = REPLACED_MODULES.filter((one) => !originals.has(one));
      if (!error && missing.length > 0)
        this.error(`Modules to replace not found: ${missing.map(({ source }) => source)}`);
    },
  };
}
