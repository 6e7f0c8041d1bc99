import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A release and its files. Their list is served as `LIST`, newest first. */
type Release = { tag: string; files: string[] };
const LIST = 'assets/releases.json';
/** How many earlier releases to keep, for pages that are still open. */
const KEPT = 2;
/** Names that are not of one release. */
const UNHASHED = new Set(['manifest.json', 'releases.json']);

type Get = (url: string) => Promise<Response>;

/**
 * Adds the hashed files of the two releases before, as the deployed product serves them, to the built pages. Returns what it
 * kept.
 */
export async function keepAssets(
  pages: string,
  origin: string,
  tag: string,
  get: Get = fetch,
): Promise<string> {
  const folder = join(pages, 'assets');
  const own = existsSync(folder) ? listFiles(folder) : [];
  const earlier = (await readReleases(origin, get)).filter((release) => release.tag !== tag).slice(0, KEPT);
  let kept = 0;
  for (const name of new Set(earlier.flatMap(({ files }) => files))) {
    if (own.includes(name) || !/^[\w./-]+$/.test(name) || name.includes('..')) continue;
    const response = await get(`${origin}/assets/${name}`);
    if (!response.ok) continue;
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, Buffer.from(await response.arrayBuffer()));
    kept += 1;
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(pages, LIST), JSON.stringify([{ tag, files: own }, ...earlier]));
  return kept > 0 ? `${kept} files of ${earlier.length} earlier releases` : 'none to keep';
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !UNHASHED.has(name) && statSync(join(folder, name)).isFile(),
  );

/** Empty if the product is not deployed yet, or does not answer. */
async function readReleases(origin: string, get: Get): Promise<Release[]> {
  try {
    const response = await get(`${origin}/${LIST}`);
    const list: unknown = response.ok ? await response.json() : [];
    return Array.isArray(list) ? list.filter(isRelease) : [];
  } catch {
    return [];
  }
}

const isRelease = (value: unknown): value is Release =>
  typeof value === 'object' &&
  value !== null &&
  'tag' in value &&
  'files' in value &&
  Array.isArray(value.files) &&
  value.files.every((name) => typeof name === 'string');
