import { readFileSync } from 'node:fs';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { ROUTE_CHUNK } from './page-assets.ts';

/** What web/prerender.tsx exports; Vite loads it, since it is written in the browser's dialect. */
type Prerender = {
  renderStaticPages: () => Rendered[];
  renderLanding: () => Promise<string>;
  renderFirstViews: () => Promise<{ file: string; route: string; html: string }[]>;
};
type Rendered = { path: string; html: string };

const STYLE = 'web/pages/pages.css';

/**
 * Writes the pages that need no script to be read: those of words, each a file of its own, and those that show
 * something before it has come. All of them wear the style sheets that the app has anyway.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    enforce: 'post',
    configureServer(server) {
      // Beside hot reload only the pages of words are made; the landing page draws itself.
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next();
        const path = request.url?.split('?')[0];
        const { renderStaticPages } = (await server.ssrLoadModule('/prerender.tsx')) as Prerender;
        const page = renderStaticPages().find((one) => one.path === path);
        if (!page) return next();
        const styles = ['/ui/page/theme.css', '/ui/forms/controls.css', '/pages/pages.css'];
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        const shell = readFileSync('web/index.html', 'utf8').replace(/<script .*<\/script>/, '');
        response.end(toStaticPage(shell, page.html, styles.map(toStyleLink).join('')));
      });
    },
    async generateBundle(_, bundle) {
      const shell = bundle['index.html'];
      if (shell?.type !== 'asset') return this.error('The build has no index.html.');
      const html = String(shell.source);
      const { renderStaticPages, renderLanding, renderFirstViews } = await load();

      const style = this.emitFile({ type: 'asset', name: 'pages.css', source: readFileSync(STYLE, 'utf8') });
      const bare = html.replace(
        /\s*<script type="module".*?<\/script>|\s*<link rel="modulepreload".*?>/g,
        '',
      );
      for (const page of renderStaticPages()) {
        const source = toStaticPage(bare, page.html, toStyleLink(`/${this.getFileName(style)}`));
        this.emitFile({ type: 'asset', fileName: `${page.path.slice(1)}.html`, source });
      }

      const views = [
        { file: 'landing', route: 'index', html: await renderLanding() },
        ...(await renderFirstViews()),
      ];
      for (const { file, route, html: view } of views) {
        const styles = listStyles(bundle, route).filter((style) => !html.includes(`href="/${style}"`));
        const source = html
          // Content first: what it needs to be painted is not to share the network with what makes it move.
          .replace('<script type="module"', '<script type="module" fetchpriority="low"')
          .replace('</head>', `${styles.map((style) => toStyleLink(`/${style}`)).join('')}</head>`)
          .replace('<div id="root"></div>', () => `<div id="root">${view}</div>`);
        this.emitFile({ type: 'asset', fileName: `${file}.html`, source });
      }
    },
  };
}

/** The style sheets of a route's own chunk. Throws where the build has none of that name. */
function listStyles(bundle: Rolldown.OutputBundle, route: string): string[] {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && ROUTE_CHUNK.exec(file.facadeModuleId ?? '')?.[1] === route,
  );
  if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk of the route ${route}.`);
  return [...(chunk.viteMetadata?.importedCss ?? [])];
}

async function load(): Promise<Prerender> {
  const config = { root: 'web', logLevel: 'error' as const, plugins: [withoutStyles] };
  return (await runnerImport<Prerender>('/prerender.tsx', config)).module;
}

/** Markup alone is wanted: what a component imports of style is nothing here. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0style' : undefined),
  load: (id) => (id === '\0style' ? '' : undefined),
};

const toStyleLink = (href: string) => `<link rel="stylesheet" href="${href}" crossorigin>`;

/** The shell with this page's words in it; its head is the Worker's. */
function toStaticPage(shell: string, html: string, links: string): string {
  return shell
    .replace(/\s*<noscript>.*?<\/noscript>/s, '')
    .replace('</head>', `${links}</head>`)
    .replace('<div id="root"></div>', () => html);
}
