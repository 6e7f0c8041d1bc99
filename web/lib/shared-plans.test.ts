import { beforeEach, expect, it, vi } from 'vitest';
import {
  confirmSharedPlan,
  deleteSharedPlan,
  readSharedPlan,
  readUnconfirmedPlan,
  refuseSharedPlan,
  storeSharedPlan,
} from './shared-plans.ts';

const toUrl = (key: string | Request) =>
  typeof key === 'string' ? new URL(key, 'https://foldout.example').href : key.url;

/** Shares the form and answers the page that asks about it. */
async function shareAndConfirm(form: FormData, now: number) {
  await storeSharedPlan(form, now);
  await confirmSharedPlan(String(now));
}

/** As much of the browser's cache storage as the module uses. */
function stubCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, entries);
    return {
      put: async (key: string | Request, response: Response) => void entries.set(toUrl(key), response),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      match: async (key: string | Request) => entries.get(toUrl(key))?.clone(),
      delete: async (key: string | Request) => entries.delete(toUrl(key)),
    };
  };
  vi.stubGlobal('caches', {
    open,
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
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
  await shareAndConfirm(toForm({ title: 'Rome', text: 'Dinner at 8', url: 'https://a.example/plan' }), 1);
  await shareAndConfirm(toForm({}, [new File(['BEGIN'], 'Été.ics', { type: 'text/calendar' })]), 2);
  const plan = await readSharedPlan();
  expect(plan?.text).toBe('Rome\nDinner at 8\nhttps://a.example/plan');
  expect(plan?.files.map(({ name, type }) => [name, type])).toEqual([['Été.ics', 'text/calendar']]);
  expect(await plan?.files[0]?.text()).toBe('BEGIN');
  await deleteSharedPlan();
  expect(await readSharedPlan()).toBeUndefined();
});

it('does not repeat what the text contains', async () => {
  const url = 'https://a.example/plan';
  await shareAndConfirm(toForm({ title: 'Dinner', text: `Dinner at 8 ${url}`, url }), 1);
  expect((await readSharedPlan())?.text).toBe(`Dinner at 8 ${url}`);
});

it('stores nothing for an empty share', async () => {
  await shareAndConfirm(toForm({ text: ' ' }, [new File([], 'empty.txt')]), 1);
  expect(await readSharedPlan()).toBeUndefined();
});

it('keeps nothing before the host confirms it, and only the newest until then', async () => {
  await storeSharedPlan(toForm({ text: 'Buy pills' }, [new File(['a'], 'a.txt')]), 1);
  await storeSharedPlan(toForm({ text: 'Dinner at 8' }), 2);
  expect(await readSharedPlan()).toBeUndefined();
  expect(await readUnconfirmedPlan('1')).toBeUndefined();
  expect(await readUnconfirmedPlan('2')).toEqual({ id: '2', text: 'Dinner at 8', files: [] });
  // The page of the first one is left after the second has come.
  await refuseSharedPlan('1');
  expect((await readUnconfirmedPlan('2'))?.text).toBe('Dinner at 8');
  await confirmSharedPlan('2');
  expect(await readUnconfirmedPlan('2')).toBeUndefined();
  expect((await readSharedPlan())?.text).toBe('Dinner at 8');
});

it('forgets what the host refuses', async () => {
  await storeSharedPlan(toForm({ text: 'Buy pills' }), 1);
  await refuseSharedPlan('1');
  expect([await readUnconfirmedPlan('1'), await readSharedPlan()]).toEqual([undefined, undefined]);
});

it('takes five files, not six', async () => {
  const files = Array.from({ length: 6 }, (_, n) => new File(['a'], `${n}.txt`));
  expect(await storeSharedPlan(toForm({}, files), 1)).toBeUndefined();
  expect(await readUnconfirmedPlan('1')).toBeUndefined();
  expect(await storeSharedPlan(toForm({}, files.slice(1)), 2)).toBe('2');
  expect((await readUnconfirmedPlan('2'))?.files).toHaveLength(5);
});
