import { globSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

type Manifest = Record<
  string,
  { file: string; css?: string[]; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] }
>;

export type RouteScripts = { route: string; files: number; bytes: number };

/** An itinerary as the server renders it; see web/itinerary.tsx. */
export const RENDERED_ITINERARY = 'itinerary.tsx';

/**
 * The JavaScript that a rendered itinerary and each route of the app load initially: the entry, what it starts, the
 * route's own chunks and all their imports. Bytes are gzipped per file, as served.
 */
export function measureScripts(dist: string, routesFolder: string): RouteScripts[] {
  const manifest = readManifest(dist);
  const names = Object.keys(manifest);
  const entry = names.filter((name) => manifest[name]?.isEntry);
  const measure = (route: string, started: string[]) => {
    const files = collect(manifest, [...entry, ...started]);
    const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${dist}/${file}`)).length, 0);
    return { route, files: files.size, bytes };
  };
  const routes = readdirSync(routesFolder).filter((file) => /^[^_-].*\.tsx$/.test(file));
  return [
    measure(RENDERED_ITINERARY, [RENDERED_ITINERARY]),
    ...routes.sort().map((route) => {
      // Error and 404 components are loaded on demand.
      const chunks = names.filter(
        (name) => name.startsWith(`routes/${route}?`) && !/=(error|notFound)Component$/.test(name),
      );
      return measure(route, ['app.tsx', ...chunks]);
    }),
  ];
}

/** The largest of the files of messages that an itinerary's first screen loads: web/build/messages.ts. */
export const measureMessages = (dist: string): number =>
  Math.max(
    ...globSync(`${dist}/assets/messages-*/*/page.js`).map((file) => gzipSync(readFileSync(file)).length),
  );

/** Names of style sheets and icons of a rendered itinerary that the style sheet of all pages lacks. */
export function listLateStyles(dist: string): string[] {
  const manifest = readManifest(dist);
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  const first = entry?.css ?? [];
  const styles = first.map((file) => readFileSync(`${dist}/${file}`, 'utf8')).join('');
  const scripts = collect(manifest, [RENDERED_ITINERARY]);
  const sheets = Object.values(manifest)
    .filter(({ file }) => scripts.has(file))
    .flatMap(({ css = [] }) => css.filter((file) => !first.includes(file)));
  const icons = [...scripts].flatMap(
    (file) => readFileSync(`${dist}/${file}`, 'utf8').match(/\bi-lucide-[a-z\d-]+/g) ?? [],
  );
  return [...new Set([...sheets, ...icons.filter((icon) => !styles.includes(`.${icon}{`))])];
}

/** Whether the styles of all pages set variables on every element, as some utilities of UnoCSS need. */
export const setsVariablesEverywhere = (dist: string): boolean =>
  globSync(`${dist}/assets/*.css`).some((file) => /\*[^{}]*\{--un-/.test(readFileSync(file, 'utf8')));

const readManifest = (dist: string) =>
  JSON.parse(readFileSync(`${dist}/assets/manifest.json`, 'utf8')) as Manifest;

function collect(manifest: Manifest, names: string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  return files;
}
