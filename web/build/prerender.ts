import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { findStarted } from './code-splitting.ts';
import { inlineFirstStyles, inlineLinkStyles, inlineStyles } from './inline-styles.ts';
import { listChunkFiles, ROUTE_CHUNK } from './page-assets.ts';
import {
  buildStartScripts,
  inlineScript,
  opensItinerary,
  replaceScript,
  type Script,
} from './start-scripts.ts';

/** Exports of web/prerender.tsx, which Vite loads because it imports JSX and CSS. */
type Prerender = {
  renderStaticPages: () => Rendered[];
  renderFirstViews: () => Promise<View[]>;
};
type Rendered = { path: string; html: string };
/** The file to write, the route whose styles it uses, and its content. */
type View = { file: string; route: string; html: string };

const PRERENDER_FOLDER = '.wrangler/prerender';
const STYLE = 'web/pages/pages.css';
/** File and name of rendered itineraries, which have no route. */
const ITINERARY = 'itinerary';

/** Writes the static pages, and the app's pages with their first view prerendered. */
export function prerender(): Plugin {
  return {
    name: 'foldout:prerender',
    enforce: 'post',
    configureServer(server) {
      // In development only the static pages are prerendered.
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next();
        const path = request.url?.split('?')[0];
        const { renderStaticPages } = (await server.ssrLoadModule('/prerender.tsx')) as Prerender;
        const page = renderStaticPages().find((each) => each.path === path);
        if (!page) return next();
        const styles = ['/ui/theme.css', '/ui/controls.css', '/pages/pages.css'];
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        const shell = readFileSync('web/index.html', 'utf8').replace(/<script .*<\/script>/, '');
        response.end(toStaticPage(shell, page.html, styles.map(toStyleLink).join('')));
      });
    },
    async generateBundle(_, bundle) {
      const shell = bundle['index.html'];
      if (shell?.type !== 'asset') return this.error('The build has no index.html.');
      const html = String(shell.source);
      const { renderStaticPages, renderFirstViews } = await loadPrerender();

      const style = this.emitFile({ type: 'asset', name: 'pages.css', source: readFileSync(STYLE, 'utf8') });
      const withoutScript = html.replace(
        /\s*<script type="module".*?<\/script>|\s*<link rel="modulepreload".*?>/g,
        '',
      );
      for (const page of renderStaticPages()) {
        const source = toStaticPage(withoutScript, page.html, toStyleLink(`/${this.getFileName(style)}`));
        this.emitFile({ type: 'asset', fileName: `${page.path.slice(1)}.html`, source });
      }

      const views = [{ file: ITINERARY, route: ITINERARY, html: '' }, ...(await renderFirstViews())];
      const scripts = await buildStartScripts(views.map(({ file }) => file));
      const started = listFiles(bundle, ITINERARY).filter((path) => !isStyle(path));
      const missing = listFiles(bundle, ITINERARY).filter((path) => isStyle(path) && !html.includes(path));
      // The page of a link shows the itinerary without another style sheet.
      if (missing.length > 0) return this.error(`Itineraries have styles of their own: ${missing}`);
      for (const view of views) {
        const script = scripts.get(view.file) as Script;
        const emit = (one: Script) => `/${this.getFileName(this.emitFile({ type: 'asset', ...one }))}`;
        const source = await fillView(html, bundle, view, { script, started, emit });
        this.emitFile({ type: 'asset', fileName: `${view.file}.html`, source });
      }
    },
  };
}

type Files = { script: Script; started: string[]; emit: (script: Script) => string };

/** The page with a prerendered view, its start script, and the styles with which it is painted without another file. */
async function fillView(
  page: string,
  bundle: Rolldown.OutputBundle,
  { file, route, html: view }: View,
  { script, started, emit }: Files,
): Promise<string> {
  const files = listFiles(bundle, route);
  const styles = files.filter((path) => isStyle(path) && !page.includes(`href="${path}"`));
  const html = page
    .replace('</head>', `${styles.map(toStyleLink).join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${view}</div>`);
  if (file === ITINERARY) return inlineStyles(replaceScript(html, emit(script), started), bundle);
  const isLink = opensItinerary(file);
  const scripts = { route: files.filter((path) => !isStyle(path)), started: isLink ? started : [] };
  const withScript = inlineScript(html, script.source, scripts);
  return isLink
    ? inlineLinkStyles(withScript, bundle, view, styles)
    : inlineFirstStyles(withScript, bundle, view);
}

/** Paths of the files of a route's chunk, or of rendered itineraries. Throws if there is no such chunk. */
function listFiles(bundle: Rolldown.OutputBundle, route: string): string[] {
  const chunk =
    route === ITINERARY
      ? findStarted(bundle, ITINERARY)
      : Object.values(bundle).find(
          (file) => file.type === 'chunk' && ROUTE_CHUNK.exec(file.facadeModuleId ?? '')?.[1] === route,
        );
  if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk for route ${route}.`);
  return [...listChunkFiles(bundle, chunk)].map((file) => `/${file}`);
}

/** Bundles and imports the module. Importing each of its files alone takes half the time of a build of the pages. */
async function loadPrerender(): Promise<Prerender> {
  await build({
    configFile: false,
    root: 'web',
    logLevel: 'warn',
    publicDir: false,
    plugins: [ignoreStyles],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: { ssr: 'prerender.tsx', outDir: resolve(PRERENDER_FOLDER), emptyOutDir: true, target: 'es2022' },
  });
  return import(`${pathToFileURL(resolve(PRERENDER_FOLDER, 'prerender.js'))}?${Date.now()}`);
}

/** Only markup is needed here, so CSS imports are empty. */
const ignoreStyles: Plugin = {
  name: 'foldout:ignore-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0style' : undefined),
  load: (id) => (id === '\0style' ? '' : undefined),
};

const isStyle = (path: string) => path.endsWith('.css');

const toStyleLink = (href: string) => `<link rel="stylesheet" href="${href}" crossorigin>`;

/** The app shell with a static page's content. The Worker adds the <head> tags. */
function toStaticPage(shell: string, html: string, links: string): string {
  return shell
    .replace(/\s*<noscript>.*?<\/noscript>/s, '')
    .replace('</head>', `${links}</head>`)
    .replace('<div id="root"></div>', () => html);
}
