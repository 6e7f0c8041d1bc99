import { readStorage, writeStorage } from './storage.ts';

/**
 * A value per project that the browser keeps as JSON under `<prefix>_<projectId>`. What cannot be stored, as on a full
 * disk, lasts as long as the page.
 */
export function createProjectStore<T>(prefix: string) {
  const toKey = (projectId: string) => `${prefix}_${projectId}`;
  const listeners = new Set<() => void>();
  const unstored = new Map<string, string>();
  let parsed: { text: string; value: T } | undefined;

  return {
    /** Returns what is stored for the project: the same object until it changes. */
    read(projectId: string): T | undefined {
      const key = toKey(projectId);
      const text = unstored.get(key) ?? readStorage('localStorage', key);
      if (text === null) return undefined;
      if (parsed?.text !== text) parsed = { text, value: JSON.parse(text) as T };
      return parsed.value;
    },
    /** Stores a value; null removes it. */
    write(projectId: string, value: T | null): void {
      const key = toKey(projectId);
      const text = value === null ? null : JSON.stringify(value);
      writeStorage('localStorage', key, text);
      if (text !== null && readStorage('localStorage', key) !== text) unstored.set(key, text);
      else unstored.delete(key);
      for (const listener of listeners) listener();
    },
    /** Calls `listener` after each change, also by other tabs. Returns the unsubscribe function. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
  };
}

/** A store of what one person has in this browser. What anyone else had is dropped by the first change. */
export function createPersonStore<T extends { personId: number }>(
  prefix: string,
  empty: Omit<T, 'personId'>,
) {
  const store = createProjectStore<T>(prefix);
  return {
    ...store,
    /** Stores a change of what `personId` has. */
    change(projectId: string, personId: number, change: (stored: T) => Partial<T>): void {
      const before = store.read(projectId);
      const own = before?.personId === personId ? before : ({ ...empty, personId } as T);
      store.write(projectId, { ...own, ...change(own) });
    },
    /** Deletes what is stored, unless it is of this person. */
    forget(projectId: string, exceptPersonId?: number): void {
      const stored = store.read(projectId);
      if (stored && stored.personId !== exceptPersonId) store.write(projectId, null);
    },
  };
}
