import type { Plugin, Rolldown } from 'vite';
import { findStarted } from './code-splitting.ts';

/** Files to preload for a page, as URL paths. */
type PageFiles = { js: string[]; css: string[]; fonts: string[] };

/** Fonts of titles: Young Serif on all pages except itineraries, and those that itineraries may have. */
const TITLE_FONT = /\/([a-z-]+)-latin(-ext)?-[467]00-normal-.*\.woff2$/;
/** Matches the module id of a route's component chunk, with or without its loader. */
export const ROUTE_CHUNK = /\/web\/routes\/([^/]+)\.tsx\?tsr-split=(?:.*-)?component(?:-|$)/;

/**
 * Embeds the files of each route into the built page, as a comment that the Worker turns into preload headers. Keys are
 * URL paths with a star for an id; "all" has the files that every page needs.
 */
export function embedPageAssets(): Plugin {
  return {
    name: 'foldout:page-assets',
    apply: 'build',
    generateBundle(_options, bundle) {
      const file = listTitleFonts(bundle)['young-serif']?.slice(1) ?? '';
      const font = bundle[file];
      if (font?.type !== 'asset') throw new Error('The font of titles is not in the bundle.');
      // With a name that pages know which are not built, as those of links in emails.
      this.emitFile({ type: 'asset', fileName: 'fonts/young-serif.woff2', source: font.source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk }) {
        if (!chunk) throw new Error('index.html has no entry chunk.');
        const app = listChunkFiles(bundle, findStarted(bundle, 'app'));
        const shared = new Set([...listChunkFiles(bundle, chunk), ...app]);
        const titleFonts = listTitleFonts(bundle);
        const fonts = [titleFonts['young-serif'] ?? ''];
        const pages: Record<string, PageFiles> = { all: { ...toPaths(shared), fonts } };
        for (const one of Object.values(bundle)) {
          const route = one.type === 'chunk' && ROUTE_CHUNK.exec(one.facadeModuleId ?? '')?.[1];
          if (!route) continue;
          const own = [...listChunkFiles(bundle, one)].filter((file) => !shared.has(file));
          pages[toPattern(route)] = { ...toPaths(new Set(own)), fonts: [] };
        }
        const preloads = toPaths(app).js.map(
          (path) => `  <link rel="modulepreload" crossorigin href="${path}">\n  `,
        );
        return html.replace(
          '</head>',
          () => `${preloads.join('')}  <!--assets ${JSON.stringify({ pages, titleFonts })}-->\n  </head>`,
        );
      },
    },
  };
}

/**
 * Paths of the title fonts by the name of their package, with "-ext" for the file with further letters. Of several weights,
 * the last is for titles.
 */
function listTitleFonts(bundle: Rolldown.OutputBundle): Record<string, string> {
  const found = Object.keys(bundle)
    .sort()
    .flatMap((file) => {
      const [, name, ext = ''] = TITLE_FONT.exec(file) ?? [];
      return name ? [[name + ext, toPath(file)]] : [];
    });
  return Object.fromEntries(found);
}

/** The files of a chunk and its static imports, the chunk first. */
export function listChunkFiles(bundle: Rolldown.OutputBundle, from: Rolldown.OutputChunk): Set<string> {
  const files = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  visit(from);
  return files;
}

const toPath = (file: string) => `/${file}`;

function toPaths(files: Set<string>): Omit<PageFiles, 'fonts'> {
  const withExtension = (extension: string) =>
    [...files].filter((file) => file.endsWith(extension)).map(toPath);
  return { js: withExtension('.js'), css: withExtension('.css') };
}

/** `access.$projectId` → `/access/*`, `access.index` → `/access`, `index` → `/`. */
function toPattern(route: string): string {
  const parts = route.split('.').filter((part) => part !== 'index');
  return `/${parts.map((part) => (part.startsWith('$') ? '*' : part)).join('/')}`;
}
