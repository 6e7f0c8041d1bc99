import { build, type Rolldown } from 'vite';

/** Pages that start with a small script of web/start instead of the app, by file. */
const START_SCRIPTS = { invitation: 'enter', 'invitation-opening': 'enter', itinerary: 'hydrate' };

type Script = { name: string; source: string };

/** Builds these scripts, each as one file. By page. */
export async function buildStartScripts(): Promise<Map<string, Script>> {
  const built = new Map<string, Script>();
  for (const name of new Set(Object.values(START_SCRIPTS))) {
    built.set(name, { name: `${name}.js`, source: await buildScript(`web/start/${name}.ts`) });
  }
  return new Map(Object.entries(START_SCRIPTS).map(([page, name]) => [page, built.get(name) as Script]));
}

const PRELOADS = /\s*<link rel="modulepreload".*?href="([^"]+)">/g;

/**
 * The page with another script in place of its entry. That script runs the entry, and preloads what it starts: the files
 * of rendered itineraries, `started`, and on pages that are none the app.
 */
export function replaceScript(html: string, script: string, started: string[], isRendered: boolean): string {
  const app = [...html.matchAll(PRELOADS)].map(([, path]) => path);
  // A personal link shows another view than the page has, which only the script knows.
  const blocking = isRendered ? '' : ' blocking="render"';
  return html
    .replace(PRELOADS, '')
    .replace(/<script type="module"[^>]* src="([^"]+)"><\/script>/, (_tag, entry: string) => {
      const itinerary = ` data-itinerary="${[entry, ...started].join(' ')}"`;
      const all = isRendered ? '' : ` data-app="${[entry, ...app].join(' ')}"`;
      return `<script type="module"${blocking} src="${script}"${itinerary}${all}></script>`;
    });
}

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
