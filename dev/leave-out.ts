import type { Plugin } from 'vite';

/** One import of a package that our pages never use, and the empty stand-in for it. */
type LeftOut = { importer: RegExp; source: string; standIn: string };

/**
 * Parts of libraries that the guest's page would carry without ever running them: the Link that the router
 * hangs on each route object (pages import Link themselves), and the cookie writer of the API client (a
 * browser may not set that header). Each is replaced where it is imported, and nowhere else.
 */
const LEFT_OUT: LeftOut[] = [
  {
    importer: /@tanstack\/react-router\/dist\/esm\/route\.js$/,
    source: './link.js',
    standIn: 'export const Link = () => { throw new Error("Import Link from the router instead.") };',
  },
  {
    importer: /hono\/dist\/client\/client\.js$/,
    source: '../utils/cookie.js',
    standIn: 'export const serialize = () => { throw new Error("The browser sends its cookies itself.") };',
  },
];

/** Leaves those parts out of the build, and fails the build when one is no longer where it was. */
export function leaveOutUnused(): Plugin {
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
