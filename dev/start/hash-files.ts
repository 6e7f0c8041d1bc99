import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Hash of the names and contents of files, and of the files in folders, except those with a name in `except`. */
export function hashFiles(paths: string[], except: ReadonlySet<string>): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => listFiles(path, except)))
    hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function listFiles(path: string, except: ReadonlySet<string>): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !except.has(name))
    .sort()
    .flatMap((name) => listFiles(join(path, name), except));
}
