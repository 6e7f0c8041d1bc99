import type { LanguageCode } from '../../worker/messages/languages.ts';
import { addMessages, setReader } from '../../worker/messages/t.ts';

/**
 * Messages that load together: of an itinerary's first screen, of the way in, of what guests open, errors, what hosts send to
 * guests, what hosts see outside of an itinerary (`site`), in its admin panel (`host`), while they create one (`plan`) and when
 * the server refuses something (`refusals`). What `site`, `host` and `plan` share is in each.
 */
export type MessagePart =
  | 'page'
  | 'enter'
  | 'guest'
  | 'errors'
  | 'invite'
  | 'site'
  | 'host'
  | 'plan'
  | 'refusals';

const loading: { [path: string]: Promise<void> } = {};

/** The file of a part in the language of the page. The server says where it is; tests have all messages. */
export const toMessagesPath = (part: MessagePart): string | undefined => {
  // There is no document where pages are prerendered; that has all messages, too.
  const messages = globalThis.document?.documentElement.dataset.messages;
  return messages && `${messages}/${part}.js`;
};

/** Loads messages in the language of the page, once. What shows them waits for it. */
export async function loadMessages(part: MessagePart): Promise<void> {
  const path = toMessagesPath(part);
  if (!path) return;
  loading[path] ??= load(path);
  return loading[path];
}

async function load(path: string): Promise<void> {
  // Who reads, according to the server.
  const { lang, dataset } = document.documentElement;
  setReader({ language: lang as LanguageCode, locale: dataset.locale ?? 'en-US', clock: dataset.clock });
  try {
    addMessages((await import(/* @vite-ignore */ path)).default);
  } catch (error) {
    delete loading[path];
    throw error;
  }
}

/** `load` of a module that shows messages of guests, which then are there. */
export const withGuestMessages =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> =>
    (await Promise.all([load(), loadMessages('guest')]))[0];
