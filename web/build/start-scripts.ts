import { build, type Rolldown } from 'vite';
import { NONCE_PLACEHOLDER } from '../../worker/domain/page/page-html.ts';

/** Pages that start with a small script of web/start instead of the app, by file. */
const START_SCRIPTS = { invitation: 'enter', 'invitation-opening': 'enter', itinerary: 'hydrate' };

/** A built start script; `name` of its file. */
export type Script = { name: string; source: string };

/** Builds these scripts, each as one file. By page. */
export async function buildStartScripts(): Promise<Map<string, Script>> {
  const built = new Map<string, Script>();
  for (const name of new Set(Object.values(START_SCRIPTS))) {
    built.set(name, { name: `${name}.js`, source: await buildScript(`web/start/${name}.ts`) });
  }
  return new Map(Object.entries(START_SCRIPTS).map(([page, name]) => [page, built.get(name) as Script]));
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
 * The page of a link with `source` at its end, in place of its entry. As part of the page, and `async`, so that it waits
 * neither for another file nor for the style sheets: what it asks the server for is what the guest waits for.
 */
export function inlineScript(html: string, source: string, started: string[]): string {
  if (source.includes('</script')) throw new Error('The script would end the element that it is in.');
  const app = [...html.matchAll(PRELOADS)].map(([, path]) => path);
  const [, entry = ''] = ENTRY.exec(html) ?? [];
  const files = `${toItineraryFiles(entry, started)} data-app="${[entry, ...app].join(' ')}"`;
  const script = `<script type="module" async nonce="${NONCE_PLACEHOLDER}"${files}>${source}</script>`;
  return html
    .replace(PRELOADS, '')
    .replace(ENTRY, '')
    .replace('</body>', () => `${script}</body>`);
}

const toItineraryFiles = (entry: string, started: string[]) =>
  ` data-itinerary="${[entry, ...started].join(' ')}"`;

async function buildScript(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input } },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const [chunk] = output?.output ?? [];
  if (!chunk || output?.output.length !== 1) throw new Error(`${input} must be built into one file.`);
  return chunk.code;
}
