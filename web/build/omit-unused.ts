import type { Plugin } from 'vite';

/** One import of a package that our pages never use, and the empty stand-in for it. */
type LeftOut = { importer: RegExp; source: string; standIn: string };

/**
 * Parts of libraries that the guest's page would carry without ever running them: the Link that the router
 * hangs on each route object (pages import Link themselves), its scrolling (web/lib/scroll.ts does ours), and
 * queries that load page after page (our lists come whole). Each is replaced where it is imported, and nowhere else.
 */
const LEFT_OUT: LeftOut[] = [
  {
    importer: /@tanstack\/react-router\/dist\/esm\/route\.js$/,
    source: './link.js',
    standIn: 'export const Link = () => { throw new Error("Import Link from the router instead.") };',
  },
  {
    importer: /router-core\/dist\/esm\/router\.js$/,
    source: './scroll-restoration.js',
    standIn: 'export const setupScrollRestoration = () => {};',
  },
  {
    importer: /query-core\/build\/modern\/query\.js$/,
    source: './infiniteQueryBehavior.js',
    standIn: 'export const infiniteQueryBehavior = () => { throw new Error("No query loads in pages."); };',
  },
];

/** Leaves those parts out of the build, and fails the build when one is no longer where it was. */
export function omitUnusedModules(): Plugin {
  const met = new Set<LeftOut>();
  return {
    name: 'leave-out-unused',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const part = LEFT_OUT.find((known) => known.source === source && known.importer.test(importer ?? ''));
      if (!part) return;
      met.add(part);
      return `\0left-out:${LEFT_OUT.indexOf(part)}`;
    },
    load: (id) => LEFT_OUT[Number(/^\0left-out:(\d+)$/.exec(id)?.[1])]?.standIn,
    buildEnd(error) {
      const missed = LEFT_OUT.filter((part) => !met.has(part));
      if (!error && missed.length > 0) this.error(`Not where it was: ${missed.map((part) => part.source)}`);
    },
  };
}
