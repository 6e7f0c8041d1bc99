/**
 * What other apps shared to the installed app: one cache, kept until a page has read it into an itinerary or the host
 * discards it. So it waits while offline, and during a sign-in.
 */
const CACHE = 'shared-plans';
/**
 * What the service worker received last, in a cache of its own. Any site can post a form to it, so a page asks before it
 * is kept; until then a newer one replaces it.
 */
const UNCONFIRMED_PREFIX = 'unconfirmed-shared-plan-';
const NAME_HEADER = 'file-name';

/** Where the manifest sends what is shared, and the page that offers it. */
export const SHARED_PLAN_PATH = '/shared-plan';
/** That page with the message that the shared files are too large. */
export const TOO_LARGE_PATH = `${SHARED_PLAN_PATH}?refused=too-large`;
const SHARE_PARAM = 'share';
/** That page, asking about one share: a page that still opens while another share comes must not take it for its own. */
export const toSharePath = (id: string) => `${SHARED_PLAN_PATH}?${SHARE_PARAM}=${id}`;
/** Which share the page with these search parameters asks about; null if none. */
export const readShareId = (search: string) => new URLSearchParams(search).get(SHARE_PARAM);

/** Limits of one share. */
export const MAX_SHARED_BYTES = 10 * 1024 * 1024;
export const MAX_SHARED_FILES = 5;

export type SharedPlan = { text: string; files: File[] };
/** `id`: which share it is, as a newer one may have replaced it. */
export type UnconfirmedPlan = SharedPlan & { id: string };

/**
 * Stores the form that the browser sends until a page has asked about it. Returns the id of the share; undefined, and
 * stores nothing, if it has too many files. `now` is in epoch milliseconds.
 */
export async function storeSharedPlan(form: FormData, now: number): Promise<string | undefined> {
  const files = form.getAll('files').filter((entry) => entry instanceof File && entry.size > 0) as File[];
  if (files.length > MAX_SHARED_FILES) return undefined;
  await deleteUnconfirmedPlans();
  const cache = await caches.open(`${UNCONFIRMED_PREFIX}${now}`);
  const text = joinTexts(['title', 'text', 'url'].map((name) => form.get(name)));
  const toKey = (part: string) => `${SHARED_PLAN_PATH}/${now}/${part}`;
  if (text !== '') await cache.put(toKey('text'), new Response(text));
  for (const [index, file] of files.entries()) {
    const headers = { 'Content-Type': file.type, [NAME_HEADER]: encodeURIComponent(file.name) };
    await cache.put(toKey(`file-${index}`), new Response(file, { headers }));
  }
  return String(now);
}

async function deleteUnconfirmedPlans(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(UNCONFIRMED_PREFIX));
  for (const name of names) await caches.delete(name);
}

/** Returns the share with this id; undefined if it was answered, is empty or a newer one replaced it. */
export async function readUnconfirmedPlan(id: string): Promise<UnconfirmedPlan | undefined> {
  const plan = await readPlan(`${UNCONFIRMED_PREFIX}${id}`);
  return plan && { ...plan, id };
}

/** Keeps what the host said is theirs, after what was shared before. */
export async function confirmSharedPlan(id: string): Promise<void> {
  const [from, to] = await Promise.all([caches.open(`${UNCONFIRMED_PREFIX}${id}`), caches.open(CACHE)]);
  for (const key of await from.keys()) {
    const stored = await from.match(key);
    if (stored) await to.put(key, stored);
  }
  await refuseSharedPlan(id);
}

/** Deletes what the host did not confirm, not what came after it. One call, which a page can make while it is left. */
export async function refuseSharedPlan(id: string): Promise<void> {
  await caches.delete(`${UNCONFIRMED_PREFIX}${id}`);
}

/** Apps repeat the title or the address in the text. */
function joinTexts(values: (FormDataEntryValue | null)[]): string {
  const texts = values.filter((value) => typeof value === 'string').map((value) => value.trim());
  const isRepeated = (text: string, at: number) =>
    texts.some((other, index) => index !== at && other.includes(text) && (other !== text || index < at));
  return texts.filter((text, at) => text !== '' && !isRepeated(text, at)).join('\n');
}

/** Returns everything that waits, oldest first; undefined if nothing does. */
export const readSharedPlan = (): Promise<SharedPlan | undefined> => readPlan(CACHE);

async function readPlan(name: string): Promise<SharedPlan | undefined> {
  if (!('caches' in globalThis) || !(await caches.has(name))) return undefined;
  const cache = await caches.open(name);
  const texts: string[] = [];
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const stored = await cache.match(request);
    const fileName = stored?.headers.get(NAME_HEADER);
    if (!stored) continue;
    if (fileName === null || fileName === undefined) texts.push(await stored.text());
    else files.push(new File([await stored.blob()], decodeURIComponent(fileName), { type: toType(stored) }));
  }
  return texts.length + files.length > 0 ? { text: texts.join('\n\n'), files } : undefined;
}

const toType = ({ headers }: Response) => headers.get('Content-Type') ?? '';

/** Deletes everything that waits. */
export async function deleteSharedPlan(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.all([caches.delete(CACHE), deleteUnconfirmedPlans()]).catch(() => undefined);
}
