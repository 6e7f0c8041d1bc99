import { build, type Rolldown } from 'vite';

/** Pages that start with a small script of web/start instead of the app, by file. */
const START_SCRIPTS = { 'invitation-opening': 'enter', itinerary: 'hydrate' };

type Script = { name: string; source: string };

/** Builds these scripts, each as one file. By page. */
export async function buildStartScripts(): Promise<Map<string, Script>> {
  const scripts = new Map<string, Script>();
  for (const [page, name] of Object.entries(START_SCRIPTS)) {
    scripts.set(page, { name: `${name}.js`, source: await buildScript(`web/start/${name}.ts`) });
  }
  return scripts;
}

const PRELOADS = /\s*<link rel="modulepreload".*?href="([^"]+)">/g;

/**
 * The page with another script in place of its entry. That script runs the entry, and preloads what it starts: `started`,
 * or the app.
 */
export function replaceScript(html: string, script: string, started?: string[]): string {
  const app = [...html.matchAll(PRELOADS)].map(([, path]) => path);
  return html
    .replace(PRELOADS, '')
    .replace(/<script type="module"[^>]* src="([^"]+)"><\/script>/, (_tag, entry: string) => {
      const files = [entry, ...(started ?? app)];
      return `<script type="module" src="${script}" data-app="${files.join(' ')}"></script>`;
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
