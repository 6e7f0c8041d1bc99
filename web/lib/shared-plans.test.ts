import { beforeEach, expect, it, vi } from 'vitest';
import { deleteSharedPlan, readSharedPlan, storeSharedPlan } from './shared-plans.ts';

/** As much of the browser's cache storage as the module uses. */
function stubCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, entries);
    return {
      put: async (key: string, response: Response) => void entries.set(key, response),
      keys: async () => [...entries.keys()],
      match: async (key: string) => entries.get(key)?.clone(),
    };
  };
  vi.stubGlobal('caches', {
    open,
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
  });
}

function toForm(fields: Record<string, string>, files: File[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append('files', file);
  return form;
}

beforeEach(stubCaches);

it('keeps everything that was shared until it is deleted', async () => {
  expect(await readSharedPlan()).toBeUndefined();
  await storeSharedPlan(toForm({ title: 'Rome', text: 'Dinner at 8', url: 'https://a.example/plan' }), 1);
  await storeSharedPlan(toForm({}, [new File(['BEGIN'], 'Été.ics', { type: 'text/calendar' })]), 2);
  const plan = await readSharedPlan();
  expect(plan?.text).toBe('Rome\nDinner at 8\nhttps://a.example/plan');
  expect(plan?.files.map(({ name, type }) => [name, type])).toEqual([['Été.ics', 'text/calendar']]);
  expect(await plan?.files[0]?.text()).toBe('BEGIN');
  await deleteSharedPlan();
  expect(await readSharedPlan()).toBeUndefined();
});

it('does not repeat what the text contains', async () => {
  const url = 'https://a.example/plan';
  await storeSharedPlan(toForm({ title: 'Dinner', text: `Dinner at 8 ${url}`, url }), 1);
  expect((await readSharedPlan())?.text).toBe(`Dinner at 8 ${url}`);
});

it('stores nothing for an empty share', async () => {
  await storeSharedPlan(toForm({ text: ' ' }, [new File([], 'empty.txt')]), 1);
  expect(await readSharedPlan()).toBeUndefined();
});
