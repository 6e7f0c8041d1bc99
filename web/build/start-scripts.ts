import { build, type Rolldown } from 'vite';
import { NONCE_PLACEHOLDER } from '../../worker/domain/page/page-html.ts';

/** The scripts of web/start that prerendered pages start with instead of the app. Other pages than these start with `open`. */
const START_SCRIPTS: Record<string, string> = {
  invitation: 'enter',
  'invitation-opening': 'enter',
  itinerary: 'hydrate',
};

/** Whether the page shows an itinerary without the app: at once, or when a link is accepted. */
export const opensItinerary = (page: string): boolean => page in START_SCRIPTS;

/** A built start script; `name` of its file. */
export type Script = { name: string; source: string };

/** Builds the start scripts of these pages, each as one file. By page. */
export async function buildStartScripts(pages: string[]): Promise<Map<string, Script>> {
  const built = new Map<string, Promise<Script>>();
  const build = (name: string) => {
    const script = built.get(name) ?? buildScript(name);
    built.set(name, script);
    return script;
  };
  return new Map(
    await Promise.all(pages.map(async (page) => [page, await build(START_SCRIPTS[page] ?? 'open')] as const)),
  );
}

const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
const PRELOADS = /\s*<link rel="modulepreload".*?href="([^"]+)">/g;

/**
 * A rendered itinerary with another script in place of its entry. That script runs the entry, and preloads what it starts:
 * the files of rendered itineraries, `started`.
 */
export function replaceScript(html: string, script: string, started: string[]): string {
  return html
    .replace(PRELOADS, '')
    .replace(
      ENTRY,
      (_tag, entry: string) =>
        `<script type="module" src="${script}"${toItineraryFiles(entry, started)}></script>`,
    );
}

/**
 * The page with `source` at its end, in place of its entry. As part of the page, and `async`, so that it waits neither for
 * another file nor for the style sheets: what it asks the server for is what the guest waits for. It loads the app with the
 * scripts of the page's route, or on the page of a link the files of rendered itineraries, `started`.
 */
export function inlineScript(
  html: string,
  source: string,
  files: { route: string[]; started: string[] },
): string {
  if (source.includes('</script')) throw new Error('The script would end the element that it is in.');
  const preloaded = [...html.matchAll(PRELOADS)].map(([, path = '']) => path);
  const [, entry = ''] = ENTRY.exec(html) ?? [];
  const app = [...new Set([entry, ...preloaded, ...files.route])];
  const started = files.started.length > 0 ? toItineraryFiles(entry, files.started) : '';
  const script = `<script type="module" async nonce="${NONCE_PLACEHOLDER}"${started} data-app="${app.join(' ')}">${source}</script>`;
  return html
    .replace(PRELOADS, '')
    .replace(ENTRY, '')
    .replace('</body>', () => `${script}</body>`);
}

const toItineraryFiles = (entry: string, started: string[]) =>
  ` data-itinerary="${[entry, ...started].join(' ')}"`;

async function buildScript(name: string): Promise<Script> {
  const input = `web/start/${name}.ts`;
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input } },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const [chunk] = output?.output ?? [];
  if (!chunk || output?.output.length !== 1) throw new Error(`${input} must be built into one file.`);
  return { name: `${name}.js`, source: chunk.code };
}
