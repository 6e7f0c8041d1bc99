import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { Area, Areas, MessageText } from '../../worker/messages/catalog.ts';
import { CATALOGS } from '../../worker/messages/catalogs.ts';
import { HOST_CATALOGS } from '../../worker/messages/hosts/catalogs.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../worker/messages/languages.ts';

/** Which areas a file of messages has: see `MessagePart` in web/lib/messages.ts. The others stay on the server. */
const PARTS: Record<string, Area[]> = {
  page: ['common', 'page'],
  enter: ['common', 'enter'],
  guest: ['guest'],
  site: ['site', 'shared'],
  host: ['people', 'content', 'shared'],
  plan: ['plan', 'shared'],
  refusals: ['refusals'],
  errors: ['errors'],
  invite: ['invite'],
};

const USES_MESSAGES = /\/(?:messages\/t|t-nodes)\.ts["']/;
const CALL = /(?<![\w.$'])(t|tNodes)\(\s*(?:["'](\w+)["']|(?=[^\d\s)]))/g;

/** Guests' messages first: their files stay short. */
const english: Areas = { ...CATALOGS.en, ...HOST_CATALOGS.en };

/** Numbers of the keys: shorter than names, in the code and in the messages. */
const numbers = new Map(
  Object.values(english)
    .flatMap((messages) => Object.keys(messages))
    .map((key, at) => [key, at]),
);

/** Compiles the messages into one file for each language and part, with numbers in place of the keys. */
export function compileMessages(): Plugin {
  const files = compileFiles();
  const folder = `/assets/messages-${hash(files)}`;
  return {
    name: 'foldout:messages',
    enforce: 'pre',
    transform(code, id) {
      if (!USES_MESSAGES.test(code) || id.includes('/worker/messages/')) return;
      const numbered = code.replace(CALL, (_, name: string, key?: string) => {
        const number = numbers.get(key ?? '');
        if (number === undefined)
          return this.error(`${id}: ${name}() needs the name of a message, not ${key ?? 'a variable'}.`);
        return `${name}(${number}`;
      });
      return { code: numbered, map: null };
    },
    transformIndexHtml: (html) =>
      html.replace('<html lang="en"', `<html lang="en" data-messages="${folder}/en"`),
    configureServer(server) {
      server.middlewares.use(folder, (request, response, next) => {
        const source = files.get(request.url?.split('?')[0] ?? '');
        if (source === undefined) return next();
        response.setHeader('Content-Type', 'text/javascript');
        response.end(source);
      });
    },
    generateBundle() {
      for (const [path, source] of files) {
        this.emitFile({ type: 'asset', fileName: `${folder.slice(1)}${path}`, source });
      }
    },
  };
}

/** The compiled files by path, `/de/page.js`. */
function compileFiles(): Map<string, string> {
  const parts = Object.entries(PARTS);
  return new Map(
    LANGUAGE_CODES.flatMap((language) =>
      parts.map(([part, areas]) => [`/${language}/${part}.js`, compilePart(language, areas)] as const),
    ),
  );
}

/** A list with a place for each message, of which those of other areas are left out. */
function compilePart(language: LanguageCode, areas: Area[]): string {
  const places = Object.entries(english).flatMap(([area, messages]) =>
    Object.keys(messages).map((key) =>
      areas.includes(area as Area) ? JSON.stringify(findMessage(language, area as Area, key)) : '',
    ),
  );
  return `export default [${places.join(',').replace(/,+$/, '')}]`;
}

/** In English where the language lacks it. */
function findMessage(language: LanguageCode, area: Area, key: string): MessageText {
  const translated = CATALOGS[language][area] ?? HOST_CATALOGS[language]?.[area];
  return translated?.[key] ?? english[area]?.[key] ?? '';
}

const hash = (files: Map<string, string>) =>
  createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('base64url')
    .slice(0, 8);
