import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

type Manifest = Record<
  string,
  { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] }
>;

export type RouteScripts = { route: string; files: number; bytes: number };

/**
 * What each route's page loads of JavaScript before anybody touches it: the entry and the route's own
 * chunks with all they import. Bytes are gzip, each file on its own, as they travel.
 */
export function measureScripts(dist: string): RouteScripts[] {
  const manifest = JSON.parse(readFileSync(`${dist}/assets/manifest.json`, 'utf8')) as Manifest;
  const entry = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const routes = Map.groupBy(
    Object.keys(manifest).filter((name) => name.includes('?tsr-split=')),
    (name) => name.split('?')[0] ?? name,
  );
  return [...routes]
    .map(([route, chunks]) => {
      // A route's error and 404 views load when they are needed.
      const views = chunks.filter((chunk) => !/tsr-split=(errorComponent|notFoundComponent)$/.test(chunk));
      const files = collect(manifest, [...entry, ...views]);
      const bytes = [...files].reduce(
        (sum, file) => sum + gzipSync(readFileSync(`${dist}/${file}`)).length,
        0,
      );
      return { route: route.replace(/^routes\//, ''), files: files.size, bytes };
    })
    .sort((a, b) => a.route.localeCompare(b.route));
}

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
