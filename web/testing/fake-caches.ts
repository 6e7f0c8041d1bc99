import { vi } from 'vitest';

const ORIGIN = 'https://foldout.test';
const toUrl = (path: string) => new URL(path, ORIGIN).href;

/** Like the browser's: a deleted cache can still be written by those who opened it, but nobody finds it again. */
class FakeCache {
  private readonly entries = new Map<string, Response>();
  keys = async () => [...this.entries.keys()].map((url) => ({ url }));
  match = async (path: string) => this.entries.get(toUrl(path))?.clone();
  put = async (path: string, response: Response) => void this.entries.set(toUrl(path), response);
  add = async (path: string) => this.put(path, new Response('file'));
  delete = async (path: string) => this.entries.delete(toUrl(path));
}

/** Cache storage of its own, at `https://foldout.test`, until `vi.unstubAllGlobals()`. */
export function stubCaches() {
  const named = new Map<string, FakeCache>();
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('caches', {
    has: async (name: string) => named.has(name),
    open: async (name: string) => {
      const cache = named.get(name) ?? new FakeCache();
      named.set(name, cache);
      return cache;
    },
    delete: async (name: string) => named.delete(name),
  });
}
