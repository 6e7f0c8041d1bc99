/**
 * What other apps shared to the installed app: one cache, written by the service worker and kept until a page has read
 * it into an itinerary or the host discards it. So it waits while offline, and during a sign-in.
 */
const CACHE = 'shared-plans';
const NAME_HEADER = 'file-name';

/** Where the manifest sends what is shared, and the page that offers it. */
export const SHARED_PLAN_PATH = '/shared-plan';

export type SharedPlan = { text: string; files: File[] };

/** Stores the form that the browser sends, after what was shared before. `now` is in epoch milliseconds. */
export async function storeSharedPlan(form: FormData, now: number): Promise<void> {
  const cache = await caches.open(CACHE);
  const text = joinTexts(['title', 'text', 'url'].map((name) => form.get(name)));
  const toKey = (part: string) => `${SHARED_PLAN_PATH}/${now}/${part}`;
  if (text !== '') await cache.put(toKey('text'), new Response(text));
  const files = form.getAll('files').filter((entry) => entry instanceof File && entry.size > 0) as File[];
  for (const [index, file] of files.entries()) {
    const headers = { 'Content-Type': file.type, [NAME_HEADER]: encodeURIComponent(file.name) };
    await cache.put(toKey(`file-${index}`), new Response(file, { headers }));
  }
}

/** Apps repeat the title or the address in the text. */
function joinTexts(values: (FormDataEntryValue | null)[]): string {
  const texts = values.filter((value) => typeof value === 'string').map((value) => value.trim());
  const isRepeated = (text: string, at: number) =>
    texts.some((other, index) => index !== at && other.includes(text) && (other !== text || index < at));
  return texts.filter((text, at) => text !== '' && !isRepeated(text, at)).join('\n');
}

/** Returns everything that waits, oldest first; undefined if nothing does. */
export async function readSharedPlan(): Promise<SharedPlan | undefined> {
  if (!('caches' in globalThis) || !(await caches.has(CACHE))) return undefined;
  const cache = await caches.open(CACHE);
  const texts: string[] = [];
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const stored = await cache.match(request);
    const name = stored?.headers.get(NAME_HEADER);
    if (!stored) continue;
    if (name === null || name === undefined) texts.push(await stored.text());
    else files.push(new File([await stored.blob()], decodeURIComponent(name), { type: toType(stored) }));
  }
  return texts.length + files.length > 0 ? { text: texts.join('\n\n'), files } : undefined;
}

const toType = ({ headers }: Response) => headers.get('Content-Type') ?? '';

/** Deletes everything that waits. */
export async function deleteSharedPlan(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE).catch(() => undefined);
}
