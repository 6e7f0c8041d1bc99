import { readFileSync } from 'node:fs';
import { build, type Plugin, type Rolldown, runnerImport } from 'vite';
import { ROUTE_CHUNK } from './page-assets.ts';

/** Exports of web/prerender.tsx, which Vite loads because it imports JSX and CSS. */
type Prerender = {
  renderStaticPages: () => Rendered[];
  renderLanding: () => Promise<string>;
  renderFirstViews: () => Promise<{ file: string; route: string; html: string }[]>;
};
type Rendered = { path: string; html: string };

const STYLE = 'web/pages/pages.css';

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
      const { renderStaticPages, renderLanding, renderFirstViews } = await loadPrerender();

      const style = this.emitFile({ type: 'asset', name: 'pages.css', source: readFileSync(STYLE, 'utf8') });
      const withoutScript = html.replace(
        /\s*<script type="module".*?<\/script>|\s*<link rel="modulepreload".*?>/g,
        '',
      );
      for (const page of renderStaticPages()) {
        const source = toStaticPage(withoutScript, page.html, toStyleLink(`/${this.getFileName(style)}`));
        this.emitFile({ type: 'asset', fileName: `${page.path.slice(1)}.html`, source });
      }

      const views = [
        { file: 'landing', route: 'index', html: await renderLanding() },
        ...(await renderFirstViews()),
      ];
      const enter = this.emitFile({ type: 'asset', name: 'enter.js', source: await buildEnterScript() });
      for (const { file, route, html: view } of views) {
        const styles = listStyles(bundle, route).filter((style) => !html.includes(`href="/${style}"`));
        const shell = file === ENTERING ? replaceScript(html, `/${this.getFileName(enter)}`) : html;
        const source = shell
          // Files for the first paint get the bandwidth before the script.
          .replace(
            '<script type="module" crossorigin',
            '<script type="module" fetchpriority="low" crossorigin',
          )
          .replace('</head>', `${styles.map((style) => toStyleLink(`/${style}`)).join('')}</head>`)
          .replace('<div id="root"></div>', () => `<div id="root">${view}</div>`);
        this.emitFile({ type: 'asset', fileName: `${file}.html`, source });
      }
    },
  };
}

/** The page of a share link with a code. */
const ENTERING = 'invitation-opening';

/** The page with a small script in place of the app, which it loads only if needed. */
function replaceScript(html: string, script: string): string {
  return html
    .replace(/\s*<link rel="modulepreload".*?>/g, '')
    .replace(/<script type="module"[^>]* src="([^"]+)"><\/script>/, (_tag, app: string) => {
      return `<script type="module" src="${script}" data-app="${app}"></script>`;
    });
}

/** Builds web/enter as one file. */
async function buildEnterScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'web/enter/main.ts' },
    },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const [chunk] = output?.output ?? [];
  if (!chunk || output?.output.length !== 1) throw new Error('web/enter must be built into one file.');
  return chunk.code;
}

/** The style sheets of a route's chunk. Throws if there is no such chunk. */
function listStyles(bundle: Rolldown.OutputBundle, route: string): string[] {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && ROUTE_CHUNK.exec(file.facadeModuleId ?? '')?.[1] === route,
  );
  if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk for route ${route}.`);
  return [...(chunk.viteMetadata?.importedCss ?? [])];
}

async function loadPrerender(): Promise<Prerender> {
  const config = { root: 'web', logLevel: 'error' as const, plugins: [ignoreStyles] };
  return (await runnerImport<Prerender>('/prerender.tsx', config)).module;
}

/** Only markup is needed here, so CSS imports are empty. */
const ignoreStyles: Plugin = {
  name: 'foldout:ignore-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0style' : undefined),
  load: (id) => (id === '\0style' ? '' : undefined),
};

const toStyleLink = (href: string) => `<link rel="stylesheet" href="${href}" crossorigin>`;

/** The app shell with a static page's content. The Worker adds the <head> tags. */
function toStaticPage(shell: string, html: string, links: string): string {
  return shell
    .replace(/\s*<noscript>.*?<\/noscript>/s, '')
    .replace('</head>', `${links}</head>`)
    .replace('<div id="root"></div>', () => html);
}
