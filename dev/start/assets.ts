import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Answers like the platform's static assets from the files in `folder`: the file, or the app's page. */
export const createAssets =
  (folder: string) =>
  ({ url }: { url: string }): Response => {
    const { pathname } = new URL(url);
    for (const name of [pathname.slice(1), `${pathname.slice(1)}.html`, 'index.html']) {
      try {
        return new Response(new Uint8Array(readFileSync(join(folder, name))), {
          headers: { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' },
        });
      } catch {
        // the next name
      }
    }
    return new Response('not found', { status: 404 });
  };
